import { getCaches } from '@adp/shared-data/unsent';
import { removedWorker, stores } from '../../offline/stores';

/**
 * Registers the site's service worker. Returns undefined if the browser does not support workers or blocks storage, or if the shell runs in
 * development. Also returns undefined if this build's worker has failed in this browser.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const caches = getCaches();
  if (process.env.NODE_ENV === 'development' || !('serviceWorker' in navigator) || !caches) return undefined;
  // Browsers that block storage also refuse to register a worker.
  const state = await caches.open(stores.state).catch(() => undefined);
  if (!state) return undefined;
  const removed = await state.match(removedWorker);
  if ((await removed?.text()) === __BUILD_ID__) return undefined;
  // The browser updates a registered worker itself, and registering it again would fail offline.
  if (!(await navigator.serviceWorker.getRegistration())) await navigator.serviceWorker.register(toTrusted('/sw.js'));
  return navigator.serviceWorker.ready;
}

/**
 * Converts the URL to the type that the page's Trusted Types policy requires (decision 063). The cast is needed because TypeScript's
 * library accepts only strings.
 */
function toTrusted(url: string): string {
  const { trustedTypes } = globalThis as {
    readonly trustedTypes?: { readonly defaultPolicy: { readonly createScriptURL: (text: string) => string } | null };
  };
  return trustedTypes?.defaultPolicy?.createScriptURL(url) ?? url;
}
