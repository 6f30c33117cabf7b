import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll, fail, installIfNeeded, root, run, start } from './run.mjs';

// `npm run dev -- mfe-programmes`: one app from its sources, reloaded at each change, inside the running site;
// the shell and the other apps from their last build.
const app = process.argv[2];
if (!app || !app.startsWith('mfe-') || !existsSync(join(root, app, 'webpack.config.mjs'))) {
  fail('Name the app to work on: npm run dev -- mfe-programmes');
}
await installIfNeeded();
await buildAll();
if ((await run('tsx', ['site/src/main.ts', '--dev', app])) !== 0)
  fail('The site could not be put together: see the message above.');

const children = [
  start('node', ['--enable-source-maps', 'backend/dist/main.mjs', '--without', app]),
  start('webpack', ['serve', '--config', `${app}/webpack.dev.mjs`]),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const child of children) {
  child.on('exit', (code) => {
    stop();
    process.exitCode ??= code ?? 0;
  });
}
