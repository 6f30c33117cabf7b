import { buildAll, installIfNeeded, run } from './run.mjs';

// `npm run bench` and `npm run load` run the benchmarks that tests/bench/README.md describes.
await installIfNeeded();
await buildAll();
const [name, ...args] = process.argv.slice(2);
const program = name === 'load' ? 'tests/bench/src/load/main.ts' : 'tests/bench/src/main.ts';
process.exit(await run('tsx', [program, ...args]));
