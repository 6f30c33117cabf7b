import { syncTag, toUnsentPath, type UnsentRequest, unsentStore } from './unsentRequests';

/** A registration where the browser has background sync; TypeScript's library does not know it. */
interface WithSync {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
}

/** Has the browser wake the site's worker once there is a network. Resolves to whether it will. */
export async function registerSync(registration: ServiceWorkerRegistration | undefined): Promise<boolean> {
  const { sync } = (registration ?? {}) as WithSync;
  // Browsers without it, or that refuse, have the event `online` alone.
  return sync
    ? sync.register(syncTag).then(
        () => true,
        () => false,
      )
    : false;
}

/** Stores what is to be sent, in place of what was stored by this key. */
export async function storeUnsent(key: string, request: UnsentRequest): Promise<void> {
  await (await caches.open(unsentStore)).put(toUnsentPath(key), new Response(JSON.stringify(request)));
}
