import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assemble, buildAll, fail, installIfNeeded, start } from './run.mjs';
import { runTogether } from './runTogether.mjs';
import { root } from './workspaces.mjs';

// `npm run dev -- mfe-programmes` runs the local site's last build, and the same site with one app from its sources.
const app = process.argv[2];
if (!app || !app.startsWith('mfe-') || !existsSync(join(root, app, 'adp.config.mjs'))) {
  fail('Name the app to work on: npm run dev -- mfe-programmes');
}
await installIfNeeded();
await buildAll();
await assemble();
const { origin } = JSON.parse(readFileSync(join(root, 'config/sites/local.json'), 'utf8'));
const isUp = () =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );
process.exitCode = await runTogether(
  () => start('node', ['--enable-source-maps', 'tools/local-site/dist/main.mjs']),
  isUp,
  () =>
    start('node', [join(root, 'packages/app-kit/bin/adp.mjs'), 'dev', '--against', origin], { cwd: join(root, app) }),
);
