import { changedKey } from '@adp/shared-data/client';
import { findOwner, type SiteConfig } from '@adp/site-document/siteConfig';
import { swap } from '../features/new-build/pendingSwaps';
import { createNotifier } from '../lib/createNotifier';
import type { RouterHolder } from '../lib/RouterHolder';
import { forgetFailed } from '../remotes/loadApp';
import type { PageEvents } from './appRoutes';
import { watchCommits } from './commits';
import { createSiteRouter, type Content } from './createSiteRouter';
import { identifyEntry } from './scrollKey';

type SiteRouter = ReturnType<RouterHolder['get']>;

const getTarget = ({ navigation, location }: SiteRouter['state']) => navigation.location ?? location;

export function createRouterHolder(config: SiteConfig, content?: Content): RouterHolder {
  let router: SiteRouter;
  let attempts = -1;
  let isDisposed = false;
  const renewed = createNotifier<undefined>();
  const makeRouter = (first?: Content) => {
    attempts += 1;
    let hasFailed = false;
    // After a page's code did not load, the next navigation needs a new router, because a router caches the failure.
    const events: PageEvents = {
      onFailure: () => {
        hasFailed = true;
      },
      isUsed: () => router === created && !isDisposed,
      onSwap: () => router === created && renew(),
    };
    const created = createSiteRouter(config, events, first);
    watchCommits(created);
    let target = created.state.location;
    created.subscribe((state) => {
      const { key, pathname } = target;
      target = getTarget(state);
      const isOther = pathname !== target.pathname;
      if (key === target.key || !(hasFailed || (isOther && swap(findOwner(config, target.pathname)?.name)))) return;
      queueMicrotask(() => router === created && renew());
    });
    router = created;
    renewed.notify(undefined);
  };

  /** Replaces the router with a new one, which starts at the location that the visitor is navigating to. */
  const renew = () => {
    const next = getTarget(router.state);
    const href = router.createHref(next);
    const replaces = router.state.navigation.historyAction === 'REPLACE';
    const { history, location } = window;
    // Write the history entry in the router's format. If the visitor is going back, the URL has already changed.
    if (href !== location.pathname + location.search + location.hash) {
      const entry = { usr: next.state, key: next.key, idx: (history.state?.idx ?? 0) + (replaces ? 0 : 1) };
      history[replaces ? 'replaceState' : 'pushState'](entry, '', href);
    }
    router.dispose();
    makeRouter();
  };

  identifyEntry();
  // Add this listener before the router adds its own, which reads the state of the entry.
  window.addEventListener('popstate', identifyEntry);
  makeRouter(content);
  const onChange = (event: Event) => {
    if (!(event instanceof StorageEvent) || event.key === changedKey) void router.revalidate();
  };
  window.addEventListener(changedKey, onChange);
  window.addEventListener('storage', onChange);
  return {
    get: () => router,
    attempts: () => attempts,
    subscribe: renewed.subscribe,
    retry: (app) => {
      if (app !== undefined) forgetFailed(app);
      renew();
    },
    dispose: () => {
      isDisposed = true;
      window.removeEventListener(changedKey, onChange);
      window.removeEventListener('storage', onChange);
      window.removeEventListener('popstate', identifyEntry);
      router.dispose();
    },
  };
}
