import { buildAll, fail, installIfNeeded, run, start } from './run.mjs';

// `npm start` runs the whole site on this machine. It also works in a fresh clone.
await installIfNeeded();
await buildAll();
if ((await run('tsx', ['tools/cli/src/main.ts'])) !== 0)
  fail('The site could not be assembled: see the message above.');
const site = start('node', ['--enable-source-maps', 'tools/local-site/dist/main.mjs', ...process.argv.slice(2)]);
site.on('exit', (code) => process.exit(code ?? 1));
