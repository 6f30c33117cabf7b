import { registerSync, syncTag } from '@adp/shared-data/unsent';

/**
 * Has the browser wake this page when the network is back, also while it is in the background: then apps send what waits, as after the event
 * `online`, which such a page may not get.
 */
export function followSync(registration: ServiceWorkerRegistration): void {
  const register = () => void registerSync(registration);
  window.addEventListener('offline', register);
  if (!navigator.onLine) register();
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ readonly type?: string } | null>) => {
    if (data?.type === syncTag) window.dispatchEvent(new Event('online'));
  });
}
