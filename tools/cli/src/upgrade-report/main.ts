import { parseArgs } from 'node:util';
import { readProvided } from '@adp/app-kit/publish';
import { readSiteFile } from '@adp/site-document/siteFile';
import { findSiteFile } from '../siteFiles';
import { readLiveApps } from './readLiveApps';
import { upgradeReport } from './upgradeReport';

// `npm run upgrade-report -- --site production` lists what the live apps need of the shell.
try {
  const { values } = parseArgs({ options: { site: { type: 'string', default: 'local' } } });
  const site = readSiteFile(findSiteFile(values.site));
  const provided = await readProvided(site.origin);
  if (!provided) throw new Error(`${site.origin} has no live shell with a list of provided names.`);
  console.log(upgradeReport(await readLiveApps(site, provided), provided).join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
