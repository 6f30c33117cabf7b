import { buildAll, fail, installIfNeeded, run } from './run.mjs';

// `npm start`: the whole site on this machine, from a fresh clone.
await installIfNeeded();
await buildAll();
if ((await run('tsx', ['site/src/main.ts'])) !== 0) fail('The site could not be put together: see the message above.');
process.exit(await run('node', ['--enable-source-maps', 'local/dist/main.mjs', ...process.argv.slice(2)]));
