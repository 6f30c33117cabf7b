import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { assemble, buildAll, fail, installIfNeeded, start } from './run.mjs';
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
const children = [start('node', ['--enable-source-maps', 'tools/local-site/dist/main.mjs'])];
const isUp = () =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isUp())) await wait(200);
children.push(
  start('node', [join(root, 'packages/app-kit/bin/adp.mjs'), 'dev', '--against', origin], { cwd: join(root, app) }),
);
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const child of children) {
  child.on('exit', (code) => {
    stop();
    process.exitCode ??= code ?? 0;
  });
}
