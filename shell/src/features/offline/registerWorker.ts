import { getCaches } from '@adp/shared-data/unsent';
import { withTimeout } from '../../lib/withTimeout';
import { removedWorker, stores } from '../../offline/stores';

/** Timeout for the worker's installation, in milliseconds. It is long, because the worker's file may load slowly. */
const INSTALL_TIMEOUT = 60_000;

/**
 * Registers the service worker, unless the browser lacks or blocks it, the shell is in development, or the build has failed here.
 * Rejects if the network fails or the installation does not end.
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
  // The promise never settles if the installation fails.
  return withTimeout(INSTALL_TIMEOUT, toLateError, () => navigator.serviceWorker.ready);
}

const toLateError = () => new Error(`the service worker was not installed within ${INSTALL_TIMEOUT / 1000} s`);

/** Converts the URL for the Trusted Types policy (decision 063). TypeScript's library accepts only strings, hence the cast. */
function toTrusted(url: string): string {
  const { trustedTypes } = globalThis as {
    readonly trustedTypes?: { readonly defaultPolicy: { readonly createScriptURL: (text: string) => string } | null };
  };
  return trustedTypes?.defaultPolicy?.createScriptURL(url) ?? url;
}
