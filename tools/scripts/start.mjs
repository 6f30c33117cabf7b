import { assemble, buildAll, installIfNeeded, start } from './run.mjs';

// `npm start` runs the whole site on this machine. It also works in a fresh clone.
await installIfNeeded();
await buildAll();
await assemble();
const site = start('node', ['--enable-source-maps', 'tools/local-site/dist/main.mjs', ...process.argv.slice(2)]);
site.on('exit', (code) => process.exit(code ?? 1));
