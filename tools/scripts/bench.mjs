import { buildAll, installIfNeeded, run } from './run.mjs';

// `npm run bench` compares the built site with the same screens in one plain bundle (tests/bench/README.md).
await installIfNeeded();
await buildAll();
process.exit(await run('tsx', ['tests/bench/src/main.ts', ...process.argv.slice(2)]));
