import { resolve } from 'node:path';
import { assembleSite, readSiteFile } from './index';

// `tsx site/src/main.ts [config] [out]`: puts the site together from the builds that lie in the workspace.
const workspace = resolve(import.meta.dirname, '../..');
const [config = 'site/config/local.json', out = '.site'] = process.argv.slice(2);
const builds = await assembleSite({ site: readSiteFile(resolve(workspace, config)), workspace, out: resolve(workspace, out) });
for (const [name, build] of Object.entries(builds)) console.log(`${name}: build ${build} published`);
