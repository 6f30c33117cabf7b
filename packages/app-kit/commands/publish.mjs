import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { releaseApp, renewApp } from '@adp/app-kit/publish';
import { toRelease } from './toRelease.mjs';

/**
 * Runs `adp publish`: publishes the build in `dist/` to the app's own host, if the build is compatible with `site`. With
 * `next`, publishes it for newer shells. With `renew`, signs the live build again.
 */
export async function run({ folder, site, next, renew, ...flags }) {
  if (!site) throw new Error('Name the site that shows the app: adp publish --site https://the.site');
  const { origin } = new URL(site);
  const app = { ...(await toRelease(folder, flags)), next };
  const dist = join(folder, 'dist');
  if (!renew && !existsSync(join(dist, 'manifest.json')))
    throw new Error('There is no build in dist/: run "adp build" first.');
  for (const sentence of await (renew ? renewApp(origin, app) : releaseApp(dist, origin, app))) console.log(sentence);
}
