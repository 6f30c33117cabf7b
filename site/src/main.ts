import { resolve } from 'node:path';
import { appFolder, assembleSite, readSiteFile } from './index';

// `tsx site/src/main.ts [--dev app]`: puts the site together from the builds that lie in the workspace.
// With --dev, that app's origin may also push reloads to the page.
const workspace = resolve(import.meta.dirname, '../..');
const flag = process.argv.indexOf('--dev');
const dev = flag === -1 ? undefined : process.argv[flag + 1];
try {
  const site = readSiteFile(resolve(workspace, 'site/config/local.json'));
  const inDevelopment = site.registry.apps.find(({ name }) => appFolder(name) === dev)?.origin;
  const builds = await assembleSite({
    site,
    workspace,
    out: resolve(workspace, '.site'),
    ...(inDevelopment ? { liveReload: inDevelopment } : {}),
  });
  for (const [name, build] of Object.entries(builds)) console.log(`${name}: build ${build} published`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
