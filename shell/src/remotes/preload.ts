import { savesData } from '@adp/shared-ui';
import { findOwner, type SiteConfig } from '@adp/site-document/siteConfig';
import { findPage } from './findPage';
import { preloadFiles } from './preloadFiles';
import { appsInUse, loadApp } from './loadApp';
import { WAIT_TIMEOUT, withTimeout } from './withTimeout';

/** Preloads under way at once, at most (specification 9). */
const MOST_PRELOADS = 4;

const toLateError = () => new Error('the page did not load in time');

const done = new Set<string>();
let underWay = 0;

/** Loads the app and the page that `pathname` names, ahead of the visitor. Failures are left for the visit itself to meet. */
async function preloadPage(config: SiteConfig, pathname: string): Promise<void> {
  const app = findOwner(config, pathname);
  if (!app?.origin || done.has(pathname) || underWay >= MOST_PRELOADS || savesData()) return;
  done.add(pathname);
  underWay += 1;
  try {
    preloadFiles(
      app,
      pathname,
      appsInUse().some((used) => used.app.name === app.name),
    );
    const page = findPage(await loadApp(app), pathname, config.base);
    await withTimeout(WAIT_TIMEOUT, toLateError, () => page?.lazy());
  } catch {
    done.delete(pathname);
  } finally {
    underWay -= 1;
  }
}

/**
 * Preloads a page when a visitor shows that he means to open it: hover, focus
 * or touch of a link to it. Returns a function that stops it.
 */
export function preloadOnIntent(config: SiteConfig): () => void {
  const meant = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
    void preloadPage(config, link.pathname);
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const event of events) document.addEventListener(event, meant, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, meant);
  };
}
