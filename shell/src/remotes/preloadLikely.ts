import { findOwner, type SiteConfig } from '@adp/site-document/siteConfig';
import { followNavigations } from '../lib/followNavigations';
import type { RouterHolder } from '../lib/RouterHolder';
import { appsInUse } from './loadApp';
import { preloadPage } from './preload';

/**
 * Preloads pages of other apps that readers are likely to open next, when the browser is idle. From the second page of
 * a visit on, these are the marked links that the reader can see. When the menu opens, it is the first entry of another
 * app. Readers who open only one page load nothing else. Safari lacks idle callbacks, so it preloads on intent only.
 * Returns a function that stops this.
 */
export function preloadLikely(config: SiteConfig, holder: Pick<RouterHolder, 'get' | 'subscribe'>): () => void {
  const whenIdle = (work: () => void) => {
    if ('requestIdleCallback' in window) requestIdleCallback(work);
  };
  const preloadFirst = (links: readonly HTMLAnchorElement[]) => {
    const link = links.find((candidate) => leadsElsewhere(config, candidate));
    if (link) void preloadPage(config, link.pathname);
  };
  const seen = new IntersectionObserver((entries) => {
    preloadFirst(
      entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? (target as HTMLAnchorElement) : [])),
    );
  });
  const observe = () => {
    seen.disconnect();
    for (const link of document.querySelectorAll('main a[data-preload]')) seen.observe(link);
  };
  const { key } = holder.get().state.location;
  // Going back to the first page restores its key.
  let isFirstPage = true;
  const ignoreNavigations = followNavigations(holder, ({ navigation, location }) => {
    isFirstPage &&= location.key === key;
    if (navigation.state === 'idle' && !isFirstPage) whenIdle(observe);
  });
  const preloadEntry = () => {
    whenIdle(() => {
      preloadFirst([...document.querySelectorAll<HTMLAnchorElement>('dialog[open] ol a')]);
    });
  };
  // The event does not bubble.
  document.addEventListener('toggle', preloadEntry, true);
  return () => {
    ignoreNavigations();
    seen.disconnect();
    document.removeEventListener('toggle', preloadEntry, true);
  };
}

/** Returns true if the link leads to an app that this page has not loaded. */
function leadsElsewhere(config: SiteConfig, { pathname }: HTMLAnchorElement): boolean {
  const owner = findOwner(config, pathname)?.name;
  return owner !== undefined && !appsInUse().some(({ app }) => app.name === owner);
}
