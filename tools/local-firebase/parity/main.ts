import { runParity } from './runParity';

// `npm run parity -w @adp/local-firebase [-- --full]` runs the suites of the engine.
await runParity({ args: process.argv.slice(2) });
