import type { SiteConfig } from '../config/siteConfig';
import { forgetApp } from '../remotes/loadApp';
import { createSiteRouter } from './createSiteRouter';

type SiteRouter = ReturnType<typeof createSiteRouter>;

/** Holds the page's router, which is made again when an app is tried again: patched routes cannot be taken out. */
export interface RouterHolder {
  readonly get: () => SiteRouter;
  /** How often `retry` has been called. */
  readonly attempts: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** Forgets the app and opens the current address again, with the build that is live now. */
  readonly retry: (app: string | undefined) => void;
}

export function createRouterHolder(config: SiteConfig): RouterHolder {
  let router = createSiteRouter(config);
  let attempts = 0;
  const listeners = new Set<() => void>();
  return {
    get: () => router,
    attempts: () => attempts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: (app) => {
      if (app !== undefined) forgetApp(app);
      attempts += 1;
      router.dispose();
      router = createSiteRouter(config);
      for (const listener of listeners) listener();
    },
  };
}
