import { type BackendOptions, startBackend } from '@adp/local-site';

// `tsx platformProcess.ts OPTIONS` runs the platform in its own process. The process prints a line when it is ready.
const platform = await startBackend(JSON.parse(process.argv[2] ?? '{}') as BackendOptions);
process.on('SIGTERM', () => void platform.stop().then(() => process.exit(0)));
process.stdout.write('ready\n');
