import { setTimeout as wait } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll, fail, installIfNeeded, root, run, start } from './run.mjs';

// `npm start`: the whole site on this machine, from a fresh clone.
await installIfNeeded();
await buildAll();
if ((await run('tsx', ['site/src/main.ts'])) !== 0) fail('The site could not be put together: see the message above.');
const site = start('node', ['--enable-source-maps', 'backend/dist/main.mjs', ...process.argv.slice(2)]);
site.on('exit', (code) => process.exit(code ?? 1));
await indexForSearch();

/** Gives the site its search index once it answers: the command that does so for a real project, too. */
async function indexForSearch() {
  const { origin } = JSON.parse(readFileSync(join(root, 'site/config/local.json'), 'utf8'));
  while (!(await answers(origin))) await wait(200);
  await run('tsx', ['mfe-content/scripts/buildSearchIndex.ts', '--from', origin, '--out', '.site/mfe-content/search']);
}

async function answers(origin) {
  return fetch(`${origin}/__/firebase/init.json`).then(
    ({ ok }) => ok,
    () => false,
  );
}
