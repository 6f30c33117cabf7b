import { resolve } from 'node:path';
import { readSiteFile } from '@adp/site-document/siteFile';
import { assembleSite } from './assemble';
import { findSiteFile, workspace } from './siteFiles';

// `npx tsx tools/cli/src/main.ts` assembles the site from the builds in the repository.
try {
  const site = readSiteFile(findSiteFile('local'));
  const builds = await assembleSite({ site, workspace, out: resolve(workspace, '.site') });
  for (const [name, build] of Object.entries(builds)) console.log(`${name}: build ${build} published`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
