import type { RegisteredApp } from '@adp/site-document/siteConfig';

const withoutHints = new Set<string>();

/** Preloads the files of the page at `pathname` in parallel, without the manifest if `isLoaded`. */
export function preloadFiles({ name }: Pick<RegisteredApp, 'name'>, pathname: string, isLoaded = false): void {
  if (!withoutHints.has(name)) globalThis.adpPreload?.(pathname, isLoaded);
}

/** Stops preloading the app's files, because the HTML has the hints of another build. */
export function ignoreHints(app: string): void {
  withoutHints.add(app);
}

/** Cancels preloads from an app's host. If it hangs, they would use up HTTP/1.1's six connections, and a retry would wait. */
export function cancelPreloads(origin: string | null): void {
  if (origin === null) return;
  for (const link of document.querySelectorAll(`link[rel=preload][href^="${origin}/"]`)) link.remove();
}
