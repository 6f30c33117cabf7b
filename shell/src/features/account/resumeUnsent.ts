import { deviceStorage } from '@adp/shared-ui/storage';
import type { SiteConfig } from '@adp/site-document/siteConfig';
import { loadApp } from '../../remotes/loadApp';

/** Loads the apps that have unsent data of the member on this device, and send it then. Returns a function that stops retrying. */
export function resumeUnsent({ apps }: Pick<SiteConfig, 'apps'>): () => void {
  const load = () => {
    for (const app of apps)
      if (app.origin !== null && app.unsentKey !== undefined && deviceStorage.read(app.unsentKey) !== null)
        loadApp(app).catch(() => undefined);
  };
  load();
  window.addEventListener('online', load);
  return () => {
    window.removeEventListener('online', load);
  };
}
