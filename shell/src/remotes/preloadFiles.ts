/**
 * Requests in parallel the files that the page at `pathname` would request one after another. The script in the HTML knows these files
 * (`tools/cli/src/earlyHints.ts`). Without it, a page is slower but still works.
 * @param isLoaded whether the page's app is loaded, so that its manifest is not fetched again
 */
export function preloadFiles(pathname: string, isLoaded = false): void {
  const ask: unknown = Reflect.get(globalThis, 'adpPreload');
  if (typeof ask === 'function') ask(pathname, isLoaded);
}

/**
 * Removes the preload links to files of an app's host, which cancels those that are still loading. If the host hangs, they use up the
 * six connections that a browser opens to it over HTTP/1.1, and a retry would wait behind them.
 */
export function cancelPreloads(origin: string | null): void {
  if (origin === null) return;
  for (const link of document.querySelectorAll(`link[rel=preload][href^="${origin}/"]`)) link.remove();
}
