import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { releaseApp } from '@adp/app-kit/publish';
import { readOptions } from './readOptions.mjs';

/** Runs `adp publish`: publishes the build in `dist/` to the app's own host, if the build is compatible with `site`. With `next`, publishes it for newer shells. */
export async function run({ folder, site, channel, next }) {
  if (!site) throw new Error('Name the site that shows the app: adp publish --site https://the.site');
  const options = await readOptions(folder);
  const dist = join(folder, 'dist');
  if (!existsSync(join(dist, 'manifest.json'))) throw new Error('There is no build in dist/: run "adp build" first.');
  // The Firebase CLI also reads this variable, which selects another API host, such as the local platform.
  const api = process.env.FIREBASE_HOSTING_API_URL;
  for (const sentence of await releaseApp(dist, new URL(site).origin, { ...options, channel, next, api }))
    console.log(sentence);
}
