import type { AppManifest, BuildManifest } from '@adp/app-contract';
import { parseStopped, stoppedPath, type StoppedCanary } from '@adp/shared-data/app-health';
import { findNext, rejectedBuilds } from '../../remotes/chooseBuild';
import { requestManifest } from '../../remotes/fetchManifest';
import { loadApp, pageRendered, type AppInUse } from '../../remotes/loadApp';
import { releaseOtherBuilds } from '../../remotes/releaseOtherBuilds';
import { drawCanary } from './drawCanary';
import { ANSWER_TIMEOUT, fetchLive } from './fetchLatest';
import { pendingSwaps, replacedModules } from './pendingSwaps';

export async function findSwap({ app, manifest }: AppInUse): Promise<boolean> {
  const offered: AppManifest = await requestManifest(app, ANSWER_TIMEOUT, 'no-store').catch(() => manifest);
  const live = offered === manifest ? manifest : await chooseLive(offered);
  const rejected = rejectedBuilds.get(app.name)?.container;
  const isRejected = rejected === live.container;
  // Allow a failed build again only after it has been replaced on the host.
  if (offered !== manifest && !isRejected && rejected !== offered.next?.container) rejectedBuilds.delete(app.name);
  if (live.build === manifest.build || isRejected) pendingSwaps.delete(app.name);
  else pendingSwaps.add(app.name);
  return pendingSwaps.has(app.name);
}

/** Chooses this browser's build among those that the host offers. */
async function chooseLive(offered: AppManifest): Promise<BuildManifest> {
  return findNext(offered) ?? drawCanary(offered, offered.canary ? await fetchStopped() : []);
}

/** Fetches the canaries that the site has stopped. If the site does not respond, resolves to undefined, and canaries remain in use. */
async function fetchStopped(): Promise<readonly StoppedCanary[] | undefined> {
  return fetchLive(stoppedPath).then(parseStopped, () => undefined);
}

// Release the previous build when a page of the new build is shown, because the document no longer contains a page of the previous one.
pageRendered.subscribe(({ app, manifest }) => {
  if (app.origin) releaseOtherBuilds(app.origin, manifest.container);
  const before = replacedModules.get(app.name);
  replacedModules.delete(app.name);
  void Promise.all([before, loadApp(app)]).then(([old, current]) => {
    // The two modules are the same if the new build has failed and the old build was loaded again.
    if (old !== current) old?.dispose?.();
  });
});
