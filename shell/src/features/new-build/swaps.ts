import { parseManifest } from '@adp/app-contract';
import { rejectedBuilds } from '../../remotes/chooseBuild';
import { loadApp, pageRendered, type AppInUse } from '../../remotes/loadApp';
import { releaseOtherBuilds } from '../../remotes/releaseOtherBuilds';
import { drawCanary } from './drawCanary';
import { fetchLive } from './fetchLatest';
import { pendingSwaps, replacedModules } from './pendingSwaps';

/** Returns whether a build other than the page's is live, which is an older one after a rollback. Ignores a build that has failed here. */
export async function findSwap({ app, manifest }: AppInUse): Promise<boolean> {
  const live = await fetchLive(`${app.origin}/manifest.json`)
    .then((json) => drawCanary(parseManifest(json)))
    // Offline, or without a manifest, the page continues with its build.
    .catch(() => manifest);
  const isRejected = rejectedBuilds.get(app.name)?.container === live.container;
  // A build that failed is tried again only after another one was live.
  if (live !== manifest && !isRejected) rejectedBuilds.delete(app.name);
  if (live.build === manifest.build || isRejected) pendingSwaps.delete(app.name);
  else pendingSwaps.add(app.name);
  return pendingSwaps.has(app.name);
}

// The document has no page of the previous build any more, so release that build.
pageRendered.subscribe(({ app, manifest }) => {
  if (app.origin) releaseOtherBuilds(app.origin, manifest.container);
  const before = replacedModules.get(app.name);
  replacedModules.delete(app.name);
  void Promise.all([before, loadApp(app)]).then(([old, current]) => {
    // The two are the same if the new build has failed and the old one was loaded again.
    if (old !== current) old?.dispose?.();
  });
});
