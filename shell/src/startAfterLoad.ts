import type { SiteConfig } from '@adp/site-document/siteConfig';
import { startHealth } from './features/health/startHealth';
import type { RouterHolder } from './lib/RouterHolder';
import { preloadLikely } from './remotes/preloadLikely';

let isStarted = false;

/**
 * Loads the parts of the shell that no page depends on, after everything else has loaded. Rejects if offline support does
 * not start. The next call retries.
 */
export async function startAfterLoad(config: SiteConfig, holder: RouterHolder | undefined): Promise<void> {
  if (!config.offline || !holder) return;
  if (!isStarted) {
    startHealth(config, holder);
    preloadLikely(config, holder);
  }
  isStarted = true;
  // Load the code of the error pages, which are also needed offline, before the service worker stores the files that the page has loaded.
  await import(/* webpackChunkName: "errors" */ './features/errors/ErrorPage').catch(() => undefined);
  const { startOffline } = await import(/* webpackChunkName: "offline" */ './features/offline/startOffline');
  await startOffline(holder);
}
