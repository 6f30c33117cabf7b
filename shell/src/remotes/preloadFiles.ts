import type { RegisteredApp } from '@adp/site-document/siteConfig';

/** Apps that no longer run the build whose files the HTML names. */
const withoutHints = new Set<string>();

/**
 * Requests in parallel the files that the page of `app` at `pathname` would request one after another. The script in the HTML knows these files
 * (`packages/site-document/src/inline/`). Without it, a page is slower but still works.
 * @param isLoaded whether the page's app is loaded, so that its manifest is not fetched again
 */
export function preloadFiles({ name }: Pick<RegisteredApp, 'name'>, pathname: string, isLoaded = false): void {
  if (!withoutHints.has(name)) globalThis.adpPreload?.(pathname, isLoaded);
}

/** Preloads no more files of the app, because the HTML names those of another build. */
export function ignoreHints(app: string): void {
  withoutHints.add(app);
}

/**
 * Removes the preload links to files of an app's host, which cancels those that are still loading. If the host hangs, they use up the
 * six connections that a browser opens to it over HTTP/1.1, and a retry would wait behind them.
 */
export function cancelPreloads(origin: string | null): void {
  if (origin === null) return;
  for (const link of document.querySelectorAll(`link[rel=preload][href^="${origin}/"]`)) link.remove();
}
