import { resolve } from 'node:path';
import { appFolder, readSiteFile } from '@adp/site';
import { readHosting, serveSites } from './index';

// `tsx local/src/main.ts [--without target]`: serves the assembled site; with --without, a target that somebody else serves.
const workspace = resolve(import.meta.dirname, '../..');
const flag = process.argv.indexOf('--without');
const without = flag === -1 ? undefined : process.argv[flag + 1];

try {
  const site = readSiteFile(resolve(workspace, 'site/config/local.json'));
  const origins = Object.fromEntries([
    ['shell', site.origin],
    ...site.registry.apps.flatMap(({ name, origin }) =>
      origin === null || appFolder(name) === without ? [] : [[appFolder(name), origin]],
    ),
  ]);
  const hosting = readHosting(resolve(workspace, 'firebase.json'));
  const homeless = Object.keys(origins).filter((target) => !hosting.some((entry) => entry.target === target));
  if (homeless.length > 0) throw new Error(`firebase.json has no hosting entry for ${homeless.join(', ')}.`);
  const served = await serveSites({
    hosting,
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
