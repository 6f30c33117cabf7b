import type { AppManifest, BuildManifest } from '@adp/app-contract';
import type { StoppedCanary } from '@adp/shared-data/app-health';
import { storeDraw } from '../../remotes/canaryDraw';
import { canaryKey } from '../../remotes/chooseBuild';
import { readStored, store } from '../../remotes/storage';

/** Storage key of this browser's random number between 0 and 1. It ensures that a browser makes the same choice on each visit. */
const NUMBER = 'adp.shell.number';
/** Reason that a browser stores for a canary that the site has stopped. The page for developers shows it. */
const STOPPED = 'stopped by its verdict';

/**
 * Chooses and stores this browser's build: the canary if it is drawn and has not failed here, otherwise the live build.
 * `stopped` is undefined if it is unknown which canaries the site has stopped. A resumed canary is drawn again.
 */
export function drawCanary(manifest: AppManifest, stopped?: readonly StoppedCanary[]): BuildManifest {
  const { app, canary } = manifest;
  rejectStopped(stopped ?? []);
  const key = canaryKey(app);
  const isStopped = canary && stopped?.some((entry) => entry.app === app && entry.build === canary.build);
  const stored = readStored(key);
  const isResumed = canary && stopped && stored === `${canary.build} ${STOPPED}`;
  if (canary && (isStopped || (!isResumed && stored?.startsWith(`${canary.build} `)))) return manifest;
  const isDrawn = canary !== undefined && getPosition(canary.build) < canary.share;
  storeDraw(app, canary && { canary: canary.build, isDrawn });
  // Use the canary only if the choice could be stored. Otherwise, the next page would use another build.
  return isDrawn && readStored(key) !== null ? canary : manifest;
}

/** Rejects stopped canaries in this browser, also those of apps that the page does not use. */
function rejectStopped(stopped: readonly StoppedCanary[]): void {
  for (const { app, build } of stopped)
    if (readStored(canaryKey(app)) === build) store(canaryKey(app), `${build} ${STOPPED}`);
}

/** Returns this browser's position between 0 and 1, shifted by the build's id, so that each canary runs in different browsers. */
function getPosition(build: string): number {
  const number = readStored(NUMBER) ?? String(Math.random());
  store(NUMBER, number);
  return (Number(number) + Number.parseInt(build.slice(2), 16) / 2 ** 40) % 1;
}
