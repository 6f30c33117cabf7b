import { syncTag } from '../../offline/stores';

/** A registration where the browser has background sync; TypeScript's library does not know it. */
interface WithSync {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
}

/**
 * Has the browser wake this page when the network is back, also while it is in the background: then apps send what waits, as after the event
 * `online`, which such a page may not get. Where no page is open nothing is sent: the next visit does.
 */
export function followSync(registration: ServiceWorkerRegistration): void {
  const register = () =>
    // Browsers without it, or that refuse, have the event alone.
    void (registration as WithSync).sync?.register(syncTag).catch(() => undefined);
  window.addEventListener('offline', register);
  if (!navigator.onLine) register();
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ readonly type?: string } | null>) => {
    if (data?.type === syncTag) window.dispatchEvent(new Event('online'));
  });
}
