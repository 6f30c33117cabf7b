import type { AppManifest, BuildManifest } from '@adp/app-contract';
import { pageBuilds } from '../../remotes/loadApp';

/** A number of this browser, from 0 to 1: by it a canary's share is the same browsers at each visit. */
const NUMBER = 'adp.shell.number';

/**
 * The build of `manifest` that this browser uses from here on. A canary where it is of its share and the canary has not failed
 * in it; the next page view knows that from the start.
 */
export function drawCanary(manifest: AppManifest): BuildManifest {
  const { app, canary } = manifest;
  try {
    const key = pageBuilds.canaryKey(app);
    const stored = localStorage.getItem(key);
    // What is stored of another canary, or one that was chosen before its share was made smaller.
    const hasFailed = canary !== undefined && stored?.startsWith(`${canary.build} `);
    if (hasFailed) return manifest;
    localStorage.removeItem(key);
    if (!canary || getPlace(canary.build) >= canary.share) return manifest;
    localStorage.setItem(key, canary.build);
    return canary;
  } catch {
    return manifest;
  }
}

/** Where this browser is between 0 and 1 for a build: moved by its id, which is a hash, so that others try each canary. */
function getPlace(build: string): number {
  const number = localStorage.getItem(NUMBER) ?? String(Math.random());
  localStorage.setItem(NUMBER, number);
  return (Number(number) + Number.parseInt(build.slice(2), 16) / 2 ** 40) % 1;
}
