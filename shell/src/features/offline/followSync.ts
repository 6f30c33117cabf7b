import { registerSync, syncTag } from '@adp/shared-data/unsent';

/** Registers a background sync, because a page in the background may miss `online`. The sync then dispatches `online`. */
export function followSync(registration: ServiceWorkerRegistration): void {
  const register = () => void registerSync(registration);
  window.addEventListener('offline', register);
  if (!navigator.onLine) register();
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ readonly type?: string } | null>) => {
    if (data?.type === syncTag) window.dispatchEvent(new Event('online'));
  });
}
