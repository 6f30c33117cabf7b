import { buildAll, installIfNeeded, run } from './run.mjs';

// `npm run bench`, `load` and `rehearse` run the benchmarks and the rehearsal that tests/bench/README.md describes.
await installIfNeeded();
await buildAll();
const [name, ...args] = process.argv.slice(2);
const programs = { bench: 'main.ts', load: 'load/main.ts', rehearse: 'rehearse/main.ts' };
process.exit(await run('tsx', [`tests/bench/src/${programs[name]}`, ...args]));
