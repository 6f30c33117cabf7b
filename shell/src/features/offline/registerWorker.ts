import { getCaches } from '@adp/shared-data/unsent';
import { removedWorker, stores } from '../../offline/stores';

/** Registers the service worker, unless the browser lacks or blocks it, the shell is in development, or the build has failed here. */
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

/** Converts the URL for the Trusted Types policy (decision 063). TypeScript's library accepts only strings, hence the cast. */
function toTrusted(url: string): string {
  const { trustedTypes } = globalThis as {
    readonly trustedTypes?: { readonly defaultPolicy: { readonly createScriptURL: (text: string) => string } | null };
  };
  return trustedTypes?.defaultPolicy?.createScriptURL(url) ?? url;
}
