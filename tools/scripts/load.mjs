import { buildAll, installIfNeeded, run } from './run.mjs';

// `npm run load`: how many pages the renderer makes, and what it and the host remember (tests/bench/README.md).
await installIfNeeded();
await buildAll();
process.exit(await run('tsx', ['tests/bench/src/load/main.ts', ...process.argv.slice(2)]));
