import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseDataConfig } from '@adp/shared-data/client';
import { readSiteFile } from '@adp/site-document/siteFile';
import { packageFunctions } from '@adp/functions/package';

// `npm run package-functions [-- --site production] [--out folder]` writes the functions of a site for deployment.
const workspace = resolve(import.meta.dirname, '../../../..');
const { values } = parseArgs({
  options: { site: { type: 'string', default: 'production' }, out: { type: 'string', default: '.deploy/functions' } },
});
const { origin, firebaseConfig } = readSiteFile(
  resolve(workspace, 'config/sites', values.site.replace(/(\.json)?$/, '.json')),
);
const { projectId, apiKey, bucket } = parseDataConfig(firebaseConfig);
const folder = resolve(workspace, values.out);
await packageFunctions(folder, { site: origin, projectId, apiKey, ...(bucket && { bucket }) });
console.log(`${folder} is written: npx firebase-tools@15.34.2 deploy --only functions:functions`);
