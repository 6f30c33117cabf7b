import { savesData } from '@adp/shared-ui';
import { findOwner, type SiteConfig } from '@adp/site-document/siteConfig';
import { WAIT_TIMEOUT, withTimeout } from '../lib/withTimeout';
import { findPage } from './findPage';
import { preloadFiles } from './preloadFiles';
import { appsInUse, loadApp } from './loadApp';

const MAX_PRELOADS = 4;

const toLateError = () => new Error('the page did not load in time');

const done = new Set<string>();
let pending = 0;

/** Loads the app and the page at `pathname` in advance. Ignores errors, because the navigation itself retries. */
export async function preloadPage(config: SiteConfig, pathname: string): Promise<void> {
  const app = findOwner(config, pathname);
  if (!app?.origin || done.has(pathname) || pending >= MAX_PRELOADS || savesData()) return;
  done.add(pathname);
  pending += 1;
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
    pending -= 1;
  }
}

export function preloadOnIntent(config: SiteConfig): () => void {
  const preloadTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
    void preloadPage(config, link.pathname);
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const event of events) document.addEventListener(event, preloadTarget, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, preloadTarget);
  };
}
