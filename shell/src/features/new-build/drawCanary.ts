import type { AppManifest, BuildManifest } from '@adp/app-contract';
import { canaryKey } from '../../remotes/chooseBuild';
import { readStored, store } from '../../remotes/storage';

/** A number of this browser, from 0 to 1: by it a canary's share is the same browsers at each visit. */
const NUMBER = 'adp.shell.number';

/**
 * The build of `manifest` that this browser uses from here on. A canary where it is of its share and the canary has not failed
 * in it; the next page view knows that from the start.
 */
export function drawCanary(manifest: AppManifest): BuildManifest {
  const { app, canary } = manifest;
  const key = canaryKey(app);
  if (canary && readStored(key)?.startsWith(`${canary.build} `)) return manifest;
  const isDrawn = canary !== undefined && getPlace(canary.build) < canary.share;
  store(key, isDrawn ? canary.build : undefined);
  // What could not be stored would be another build at the next page view.
  return isDrawn && readStored(key) !== null ? canary : manifest;
}

/** Where this browser is between 0 and 1 for a build: moved by its id, which is a hash, so that others try each canary. */
function getPlace(build: string): number {
  const number = readStored(NUMBER) ?? String(Math.random());
  store(NUMBER, number);
  return (Number(number) + Number.parseInt(build.slice(2), 16) / 2 ** 40) % 1;
}
