import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packageFunction } from '@adp/edge/package';
import { packageFunctions } from '@adp/functions/package';
import { parseDataConfig } from '@adp/shared-data/client';
import { type MailSettings, readSiteFile } from '@adp/site-document/siteFile';
import { findSiteFile, workspace } from '../siteFiles';
import { readPageHeaders } from '../siteHosting';
import { writeStatus } from './writeStatus';

// `npm run package-edge`, `package-functions` and `package-status` write a folder to deploy: `-- [--site production] [--out folder]`.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string', default: 'production' }, out: { type: 'string' } },
});
const [name = ''] = positionals;
const site = readSiteFile(findSiteFile(values.site));
const data = parseDataConfig(site.firebaseConfig);
const folder = resolve(workspace, values.out ?? `.deploy/${name}`);
if (name === 'status') {
  writeStatus(folder, site);
} else if (name === 'edge') {
  await packageFunction(folder, {
    site,
    // The local platform serves data on the site's origin.
    data: { ...data, origin: data.origin || site.origin },
    headers: readPageHeaders(resolve(workspace, 'firebase.json'), site),
  });
} else {
  const { projectId, apiKey, bucket } = data;
  const { mail } = site;
  await packageFunctions(folder, {
    site: site.origin,
    projectId,
    apiKey,
    ...(bucket && { bucket }),
    ...(mail && { mail: toSmtpSettings(mail) }),
  });
}
const deployed = name === 'status' ? 'hosting' : `functions:${name}`;
console.log(`${folder} is written: npx firebase-tools@15.34.2 deploy --only ${deployed}`);

function toSmtpSettings({ host, port, secure, user, from }: MailSettings) {
  return { host, port, secure, from, ...(user !== undefined && { user }) };
}
