import type { SiteConfig } from '../../config/siteConfig';
import { loadApp } from '../../remotes/loadApp';

/**
 * Loads the apps that have something of the member's to send from this device, whatever page is open: an app sends it once it is
 * loaded. Returns a function that stops trying.
 */
export function resumeUnsent({ apps }: Pick<SiteConfig, 'apps'>): () => void {
  const load = () => {
    for (const app of apps)
      if (app.origin !== null && app.unsentKey !== undefined && isStored(app.unsentKey))
        // Without a network it may not load: then the next event does it, or the next page.
        loadApp(app).catch(() => undefined);
  };
  load();
  window.addEventListener('online', load);
  return () => {
    window.removeEventListener('online', load);
  };
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Where storage is forbidden, nothing waits.
    return false;
  }
}
