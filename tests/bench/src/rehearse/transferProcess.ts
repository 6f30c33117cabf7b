import type { TransferCommand } from './rehearseBackup';
import { transferDocuments } from './transferDocuments';

// Exports or restores in its own process, and sends its largest memory in bytes to the parent process.

const [, , command, origin = '', folder = ''] = process.argv;
await transferDocuments(command as TransferCommand, origin, folder);
process.send?.(process.resourceUsage().maxRSS * 1024);
process.disconnect();
