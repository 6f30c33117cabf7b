import { registerSync, syncTag } from '@adp/shared-data/unsent';

/**
 * Registers a background sync for when the network is back, because a page in the background may not receive the event `online`. When the
 * sync runs, dispatches `online`, so that apps send their pending requests.
 */
export function followSync(registration: ServiceWorkerRegistration): void {
  const register = () => void registerSync(registration);
  window.addEventListener('offline', register);
  if (!navigator.onLine) register();
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ readonly type?: string } | null>) => {
    if (data?.type === syncTag) window.dispatchEvent(new Event('online'));
  });
}
