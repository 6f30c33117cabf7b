import { resolve } from 'node:path';
import { appFolder, readSiteFile } from '@adp/site';
import { readHosting, serveSites } from './index';

// `tsx local/src/main.ts [--without target]`: serves the assembled site; with --without, a target that somebody else serves.
const workspace = resolve(import.meta.dirname, '../..');
const without = process.argv[process.argv.indexOf('--without') + 1];
const site = readSiteFile(resolve(workspace, 'site/config/local.json'));
const origins = Object.fromEntries([
  ['shell', site.origin],
  ...site.registry.apps.flatMap(({ name, origin }) =>
    origin === null || appFolder(name) === without ? [] : [[appFolder(name), origin]],
  ),
]);

try {
  const served = await serveSites({
    hosting: readHosting(resolve(workspace, 'firebase.json')),
    origins,
    cwd: workspace,
  });
  for (const [target, origin] of Object.entries(served.origins)) console.log(`${target.padEnd(16)} ${origin}`);
  console.log(`\nThe site is open at ${site.origin} (Ctrl+C stops it).`);
  const end = () => void served.stop().then(() => process.exit(0));
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
