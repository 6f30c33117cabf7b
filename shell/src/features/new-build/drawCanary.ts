import type { AppManifest, BuildManifest } from '@adp/app-contract';
import { canaryKey } from '../../remotes/chooseBuild';
import { readStored, store } from '../../remotes/storage';

/** Storage key of a random number between 0 and 1. It makes a canary's share consist of the same browsers at each visit. */
const NUMBER = 'adp.shell.number';

/**
 * Returns the build of `manifest` that this browser uses from now on, and stores it for the next page. This is the canary if the browser is
 * in its share and the canary has not failed here.
 */
export function drawCanary(manifest: AppManifest): BuildManifest {
  const { app, canary } = manifest;
  const key = canaryKey(app);
  if (canary && readStored(key)?.startsWith(`${canary.build} `)) return manifest;
  const isDrawn = canary !== undefined && getPosition(canary.build) < canary.share;
  store(key, isDrawn ? canary.build : undefined);
  // If the draw cannot be stored, the next page would use another build.
  return isDrawn && readStored(key) !== null ? canary : manifest;
}

/** Returns this browser's position between 0 and 1 for a build. The build id, a hash, shifts it, so that each canary has other browsers. */
function getPosition(build: string): number {
  const number = readStored(NUMBER) ?? String(Math.random());
  store(NUMBER, number);
  return (Number(number) + Number.parseInt(build.slice(2), 16) / 2 ** 40) % 1;
}
