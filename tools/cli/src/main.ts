import { resolve } from 'node:path';
import { readSiteFile } from '@adp/site-document/siteFile';
import { assembleSite } from './assemble';

// `npx tsx tools/cli/src/main.ts` assembles the site from the builds in the repository.
const workspace = resolve(import.meta.dirname, '../../..');
try {
  const site = readSiteFile(resolve(workspace, 'config/sites/local.json'));
  const builds = await assembleSite({ site, workspace, out: resolve(workspace, '.site') });
  for (const [name, build] of Object.entries(builds)) console.log(`${name}: build ${build} published`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
