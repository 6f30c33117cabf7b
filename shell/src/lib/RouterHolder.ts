import type { createBrowserRouter } from 'react-router-dom';

type SiteRouter = ReturnType<typeof createBrowserRouter>;

/** Holder of the page's router. A retry replaces the router, because patched routes cannot be removed from it. */
export interface RouterHolder {
  readonly get: () => SiteRouter;
  readonly attempts: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** Discards the app's build, and opens the current page again with the app's live build. */
  readonly retry: (app: string | undefined) => void;
  /** Disposes of the router, so that the browser handles links and history again. */
  readonly dispose: () => void;
}
