import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseDataConfig } from '@adp/shared-data/client';
import { packageFunction } from '@adp/edge/package';
import { readSiteFile } from '@adp/site-document/siteFile';
import { readPageHeaders } from '../siteHosting';

// `npm run package-edge [-- --site production] [--out folder]` writes the rendering function of a site for deployment.
const workspace = resolve(import.meta.dirname, '../../../..');
const { values } = parseArgs({
  options: { site: { type: 'string', default: 'production' }, out: { type: 'string', default: '.deploy/edge' } },
});
const site = readSiteFile(resolve(workspace, 'config/sites', values.site.replace(/(\.json)?$/, '.json')));
const { origin, firebaseConfig } = site;
const data = parseDataConfig(firebaseConfig);
const folder = resolve(workspace, values.out);
// The local platform serves data on the site's origin.
await packageFunction(folder, {
  site,
  data: { ...data, origin: data.origin || origin },
  headers: readPageHeaders(resolve(workspace, 'firebase.json'), site),
});
console.log(`${folder} is written: npx firebase-tools@15.34.2 deploy --only functions:edge`);
