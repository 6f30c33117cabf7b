import type { AppManifest, BuildManifest } from '@adp/app-contract';
import { canaryKey } from '../../remotes/chooseBuild';
import { readStored, store } from '../../remotes/storage';

/** Storage key of this browser's random number between 0 and 1. It ensures that a browser makes the same choice on each visit. */
const NUMBER = 'adp.shell.number';

/** Chooses and stores this browser's build: the canary if it is drawn and has not failed here, otherwise the live build. */
export function drawCanary(manifest: AppManifest): BuildManifest {
  const { app, canary } = manifest;
  const key = canaryKey(app);
  if (canary && readStored(key)?.startsWith(`${canary.build} `)) return manifest;
  const isDrawn = canary !== undefined && getPosition(canary.build) < canary.share;
  store(key, isDrawn ? canary.build : undefined);
  // Use the canary only if the choice could be stored. Otherwise, the next page would use another build.
  return isDrawn && readStored(key) !== null ? canary : manifest;
}

/** Returns this browser's position between 0 and 1, shifted by the build's id, so that each canary runs in different browsers. */
function getPosition(build: string): number {
  const number = readStored(NUMBER) ?? String(Math.random());
  store(NUMBER, number);
  return (Number(number) + Number.parseInt(build.slice(2), 16) / 2 ** 40) % 1;
}
