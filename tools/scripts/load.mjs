import { buildAll, installIfNeeded, run } from './run.mjs';

// `npm run load` measures the renderer's throughput in pages, and the memory of the renderer and the host
// (tests/bench/README.md).
await installIfNeeded();
await buildAll();
process.exit(await run('tsx', ['tests/bench/src/load/main.ts', ...process.argv.slice(2)]));
