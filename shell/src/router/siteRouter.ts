import type { SiteConfig } from '../config/siteConfig';
import { forgetApp } from '../remotes/loadApp';
import { createSiteRouter } from './createSiteRouter';

type SiteRouter = ReturnType<typeof createSiteRouter>;

/** Holds the page's router, which is made again when an app is tried again: patched routes cannot be taken out. */
export interface RouterHolder {
  readonly get: () => SiteRouter;
  /** How many routers there were before this one. */
  readonly attempts: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** Forgets the app and opens the current address again, with the build that is live now. */
  readonly retry: (app: string | undefined) => void;
}

/** Where the visitor is, or is on the way to. */
const getTarget = ({ navigation, location }: SiteRouter['state']) => navigation.location ?? location;

export function createRouterHolder(config: SiteConfig): RouterHolder {
  let router: SiteRouter;
  let attempts = -1;
  /** The navigation that has failed: the one after it gets another router. */
  let failedAt: string | undefined;
  const listeners = new Set<() => void>();
  const makeRouter = () => {
    attempts += 1;
    failedAt = undefined;
    // The router remembers a page whose code did not load.
    const made = createSiteRouter(config, () => {
      failedAt = getTarget(made.state).key;
    });
    made.subscribe((state) => {
      const next = getTarget(state);
      if (failedAt === undefined || failedAt === next.key) return;
      queueMicrotask(() => router === made && replace(made.createHref(next), next.state));
    });
    router = made;
    for (const listener of listeners) listener();
  };

  /** Goes on with another router, which begins at the address that the visitor is on the way to. */
  const replace = (href: string, usr: unknown) => {
    const { pathname, search, hash } = window.location;
    // As the router's own history writes its entries; a navigation back has changed the address already.
    if (href !== pathname + search + hash) window.history.pushState({ usr }, '', href);
    router.dispose();
    makeRouter();
  };

  makeRouter();
  return {
    get: () => router,
    attempts: () => attempts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: (app) => {
      if (app !== undefined) forgetApp(app);
      router.dispose();
      makeRouter();
    },
  };
}
