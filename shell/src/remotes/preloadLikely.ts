import { findOwner, type SiteConfig } from '@adp/site-document/siteConfig';
import { followNavigations } from '../lib/followNavigations';
import type { RouterHolder } from '../lib/RouterHolder';
import { appsInUse } from './loadApp';
import { preloadPage } from './preload';

/** Links whose pages readers are likely to open next: those that an app marks, and the entries of the open menu. */
const LIKELY = 'main a[data-preload], dialog[open] ol a';

/**
 * Preloads the page of the first visible likely link to another app, when the browser is idle. Readers who open only
 * one page load nothing, unless they open the menu. Safari lacks idle callbacks, so it preloads on intent only.
 * Returns a function that stops this.
 */
export function preloadLikely(config: SiteConfig, holder: Pick<RouterHolder, 'get' | 'subscribe'>): () => void {
  const preload = () => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>(LIKELY)].find(
      (candidate) => isVisible(candidate) && leadsElsewhere(config, candidate),
    );
    if (link) void preloadPage(config, link.pathname);
  };
  const preloadWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(preload);
  };
  const { key } = holder.get().state.location;
  const ignoreNavigations = followNavigations(holder, ({ navigation, location }) => {
    if (navigation.state === 'idle' && location.key !== key) preloadWhenIdle();
  });
  // The event does not bubble.
  document.addEventListener('toggle', preloadWhenIdle, true);
  return () => {
    ignoreNavigations();
    document.removeEventListener('toggle', preloadWhenIdle, true);
  };
}

/** Returns true if the link leads to an app that this page has not loaded. */
function leadsElsewhere(config: SiteConfig, { pathname }: HTMLAnchorElement): boolean {
  const owner = findOwner(config, pathname)?.name;
  return owner !== undefined && !appsInUse().some(({ app }) => app.name === owner);
}

function isVisible(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
