import { parseManifest } from '@adp/app-contract';
import { rejectedBuilds } from '../../remotes/chooseBuild';
import { loadApp, pageRendered, type AppInUse } from '../../remotes/loadApp';
import { releaseOtherBuilds } from '../../remotes/releaseOtherBuilds';
import { drawCanary } from './drawCanary';
import { fetchLive } from './fetchLatest';
import { pendingSwaps, replacedModules } from './pendingSwaps';

export async function findSwap({ app, manifest }: AppInUse): Promise<boolean> {
  const live = await fetchLive(`${app.origin}/manifest.json`)
    .then((json) => drawCanary(parseManifest(json)))
    .catch(() => manifest);
  const isRejected = rejectedBuilds.get(app.name)?.container === live.container;
  // Allow a failed build again only after another build has been live.
  if (live !== manifest && !isRejected) rejectedBuilds.delete(app.name);
  if (live.build === manifest.build || isRejected) pendingSwaps.delete(app.name);
  else pendingSwaps.add(app.name);
  return pendingSwaps.has(app.name);
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
