import { buildAll, installIfNeeded, run } from './run.mjs';

// `npm run bench` compares the built site with the same screens in one plain bundle. `npm run load` measures the
// renderer's throughput, and the memory of the renderer and the host. tests/bench/README.md describes both.
await installIfNeeded();
await buildAll();
const [name, ...args] = process.argv.slice(2);
const program = name === 'load' ? 'tests/bench/src/load/main.ts' : 'tests/bench/src/main.ts';
process.exit(await run('tsx', [program, ...args]));
