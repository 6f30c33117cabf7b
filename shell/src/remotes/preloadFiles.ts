import type { RegisteredApp } from '@adp/site-document/siteConfig';

/** Apps that run another build than the HTML's hints are for. */
const withoutHints = new Set<string>();

/**
 * Requests in parallel the files that the page of `app` at `pathname` would otherwise request one after another. The inline script in the
 * HTML knows these files (`packages/site-document/src/inline/`). Without the script, the page loads more slowly but still works.
 * @param isLoaded true if the page's app is loaded, so that its manifest is not fetched again
 */
export function preloadFiles({ name }: Pick<RegisteredApp, 'name'>, pathname: string, isLoaded = false): void {
  if (!withoutHints.has(name)) globalThis.adpPreload?.(pathname, isLoaded);
}

/** Stops preloading the app's files, because the HTML has the hints of another build. */
export function ignoreHints(app: string): void {
  withoutHints.add(app);
}

/**
 * Removes the preload links to files of an app's host, which cancels pending requests. Over HTTP/1.1, a browser opens only six connections
 * to a host. If the host hangs, pending requests would use up these connections, and a retry would have to wait.
 */
export function cancelPreloads(origin: string | null): void {
  if (origin === null) return;
  for (const link of document.querySelectorAll(`link[rel=preload][href^="${origin}/"]`)) link.remove();
}
