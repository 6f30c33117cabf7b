import { changedKey } from '@adp/shared-data/client';
import { findOwner, type SiteConfig } from '@adp/site-document/siteConfig';
import { swap } from '../features/new-build/pendingSwaps';
import type { RouterHolder } from '../lib/RouterHolder';
import { forgetFailed } from '../remotes/loadApp';
import type { PageEvents } from './appRoutes';
import { watchCommits } from './commits';
import { createSiteRouter, type Content } from './createSiteRouter';

type SiteRouter = ReturnType<RouterHolder['get']>;

/** Where the visitor is, or is on the way to. */
const getTarget = ({ navigation, location }: SiteRouter['state']) => navigation.location ?? location;

/** @param content what the first router begins with */
export function createRouterHolder(config: SiteConfig, content?: Content): RouterHolder {
  let router: SiteRouter;
  let attempts = -1;
  let isDisposed = false;
  const listeners = new Set<() => void>();
  const makeRouter = (first?: Content) => {
    attempts += 1;
    let hasFailed = false;
    // The router remembers a page whose code did not load: the navigation after it gets another router.
    const events: PageEvents = {
      onFailure: () => {
        hasFailed = true;
      },
      isUsed: () => router === made && !isDisposed,
      onSwap: () => router === made && renew(),
    };
    const made = createSiteRouter(config, events, first);
    watchCommits(made);
    let target = made.state.location;
    made.subscribe((state) => {
      const { key, pathname } = target;
      target = getTarget(state);
      const isOther = pathname !== target.pathname;
      if (key === target.key || !(hasFailed || (isOther && swap(findOwner(config, target.pathname)?.name)))) return;
      queueMicrotask(() => router === made && renew());
    });
    router = made;
    for (const listener of listeners) listener();
  };

  /** Goes on with another router, which begins at the address that the visitor is on the way to. */
  const renew = () => {
    const next = getTarget(router.state);
    const href = router.createHref(next);
    const replaces = router.state.navigation.historyAction === 'REPLACE';
    const { history, location } = window;
    // As the router's own history writes its entries; a navigation back has changed the address already.
    if (href !== location.pathname + location.search + location.hash) {
      const entry = { usr: next.state, key: next.key, idx: history.state.idx + (replaces ? 0 : 1) };
      history[replaces ? 'replaceState' : 'pushState'](entry, '', href);
    }
    router.dispose();
    makeRouter();
  };

  makeRouter(content);
  // In this tab, or in another one.
  const onChange = (event: Event) => {
    if (!(event instanceof StorageEvent) || event.key === changedKey) void router.revalidate();
  };
  window.addEventListener(changedKey, onChange);
  window.addEventListener('storage', onChange);
  return {
    get: () => router,
    attempts: () => attempts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: (app) => {
      if (app !== undefined) forgetFailed(app);
      renew();
    },
    dispose: () => {
      isDisposed = true;
      window.removeEventListener(changedKey, onChange);
      window.removeEventListener('storage', onChange);
      router.dispose();
    },
  };
}
