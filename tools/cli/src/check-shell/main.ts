import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findIncompatibleApps, readProvided } from '@adp/app-kit/publish';
import { readSiteFile } from '@adp/site-document/siteFile';
import { readPageHeaders } from '../siteHosting';
import { findSiteFile, workspace } from '../siteFiles';
import { readLiveApps } from '../upgrade-report/readLiveApps';
import { checkPages } from './checkPages';
import { describeRemovedNames } from './describeRemovedNames';
import { readShellFolder } from './readShellFolder';

/*
 * `npm run check-shell -- --site production` compares a built shell with the live apps, as publishing it does. `--dist`
 * names the folder of the build.
 */
try {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', default: 'local' },
      dist: { type: 'string', default: join(workspace, 'shell/dist') },
    },
  });
  const site = readSiteFile(findSiteFile(values.site));
  const dist = resolve(values.dist);
  const next = readShellFolder(dist).provided;
  const live = await readProvided(site.origin);
  if (live) for (const line of describeRemovedNames(live, next, await readLiveApps(site, live))) console.log(line);
  const byName = await findIncompatibleApps(site.registry.apps, next);
  const headers = readPageHeaders(join(workspace, 'firebase.json'), site);
  const byPage = await checkPages({ site, dist, headers, browser: process.env['ADP_CHROMIUM'] });
  const refusals = [...byName, ...byPage].flatMap(([app, reasons]) => reasons.map((reason) => `${app}: ${reason}`));
  for (const refusal of refusals) console.error(`✖ ${refusal}`);
  console.log(
    refusals.length === 0
      ? 'Every live app works with this shell.'
      : `\nThis shell would break live apps. Number of problems: ${refusals.length}.`,
  );
  process.exitCode = refusals.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
