import { runParity } from './runParity';

// Command: `npm run parity -w @adp/local-firebase [-- --full]`.
await runParity({ args: process.argv.slice(2) });
