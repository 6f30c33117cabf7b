import { hasUnsaved, parseManifest, type AppModule } from '@adp/app-contract';
import type { RegisteredApp } from '@adp/site-document/siteConfig';
import { appsInUse, forgetApp, loadApp, pageBuilds, type AppInUse } from '../../remotes/loadApp';
import { releaseOtherBuilds } from '../../remotes/releaseOtherBuilds';
import { drawCanary } from './drawCanary';
import { fetchLive } from './fetchLatest';

const { leftBuilds } = pageBuilds;

/** Apps of which another build is to be used. */
const due = new Set<string>();
/** Modules of the builds that were swapped, by app, until a page of the next build is shown. */
const swapped = new Map<string, Promise<AppModule>>();
/** Apps whose preload hints in the HTML are those of another build. */
const unhinted = new Set<string>();

/** Whether another build of the app is live than the page runs: an older one after a rollback. Not one that has failed here. */
export async function findSwap({ app, manifest }: AppInUse): Promise<boolean> {
  const live = await fetchLive(`${app.origin}/manifest.json`)
    .then((json) => drawCanary(parseManifest(json)))
    // Offline, or no manifest: the page goes on with what it runs.
    .catch(() => manifest);
  const hasLeft = leftBuilds.get(app.name)?.container === live.container;
  // What has failed is tried again only after something else was live.
  if (live !== manifest && !hasLeft) leftBuilds.delete(app.name);
  if (live.build === manifest.build || hasLeft) due.delete(app.name);
  else due.add(app.name);
  return due.has(app.name);
}

/** Where a swap of the app is due and nothing is unsaved: forgets the build in use, so that the next router loads the other. */
export function swap(name: string): boolean {
  const running = appsInUse().find(({ app }) => app.name === name);
  if (!running || hasUnsaved() || !due.delete(name)) return false;
  swapped.set(name, loadApp(running.app));
  unhinted.add(name);
  forgetApp(name);
  return true;
}

pageBuilds.swapsAt = (pathname, getOwner) => {
  const app = getOwner(pathname);
  if (!app || !swap(app.name)) return false;
  omitHints(getOwner);
  return true;
};

/** The build before has no page in the document any more: nothing of it stays. */
pageBuilds.onRendered = ({ app, manifest }) => {
  if (app.origin) releaseOtherBuilds(app.origin, manifest.container);
  const before = swapped.get(app.name);
  swapped.delete(app.name);
  void Promise.all([before, loadApp(app)]).then(([old, current]) => {
    // The same one where the new build has failed and given way to it.
    if (old !== current) old?.dispose?.();
  });
};

let omits = false;

/** From here on nothing is preloaded by the hints of a build that is not used any more. */
function omitHints(getOwner: (pathname: string) => RegisteredApp | undefined): void {
  const preload: unknown = Reflect.get(globalThis, 'adpPreload');
  if (omits || typeof preload !== 'function') return;
  omits = true;
  Reflect.set(globalThis, 'adpPreload', (pathname: string, isLoaded: boolean) => {
    if (!unhinted.has(getOwner(pathname)?.name ?? '')) preload(pathname, isLoaded);
  });
}
