import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { releaseApp } from '@adp/app-kit/publish';
import { readOptions } from './readOptions.mjs';

/** `adp publish`: the build in `dist/` on the app's own host, if it fits the site at the address `site`. */
export async function run({ folder, site, channel }) {
  if (!site) throw new Error('Name the site that shows the app: adp publish --site https://the.site');
  const options = await readOptions(folder);
  const dist = join(folder, 'dist');
  if (!existsSync(join(dist, 'manifest.json'))) throw new Error('There is no build in dist/: run "adp build" first.');
  // As the official command line takes it: another address than Google's, such as the local platform's.
  const api = process.env.FIREBASE_HOSTING_API_URL;
  for (const sentence of await releaseApp(dist, new URL(site).origin, { ...options, channel, api }))
    console.log(sentence);
}
