import { startPlatform, type PlatformOptions } from '@adp/local';

// `tsx platformProcess.ts OPTIONS`: the platform in a process of its own, which says a word when it is ready.
const platform = await startPlatform(JSON.parse(process.argv[2] ?? '{}') as PlatformOptions);
process.on('SIGTERM', () => void platform.stop().then(() => process.exit(0)));
process.stdout.write('ready\n');
