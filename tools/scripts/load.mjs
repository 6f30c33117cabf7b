import { buildAll, installIfNeeded, run } from './run.mjs';

// `npm run load` measures how many pages the renderer creates, and the memory of renderer and host
// (tests/bench/README.md).
await installIfNeeded();
await buildAll();
process.exit(await run('tsx', ['tests/bench/src/load/main.ts', ...process.argv.slice(2)]));
