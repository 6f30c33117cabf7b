import { syncTag, toUnsentPath, type UnsentRequest, unsentStore } from './unsentRequests';

/** A registration in a browser with background sync, which TypeScript's DOM library lacks. */
interface WithSync {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
}

/** Registers a sync, which starts the service worker once the device is online. Resolves to whether it succeeded. */
export async function registerSync(registration: ServiceWorkerRegistration | undefined): Promise<boolean> {
  const { sync } = (registration ?? {}) as WithSync;
  // Browsers without background sync use the `online` event instead.
  return sync
    ? sync.register(syncTag).then(
        () => true,
        () => false,
      )
    : false;
}

/** Stores a request to be sent later. Replaces a stored request with the same key. */
export async function storeUnsent(key: string, request: UnsentRequest): Promise<void> {
  await (await caches.open(unsentStore)).put(toUnsentPath(key), new Response(JSON.stringify(request)));
}
