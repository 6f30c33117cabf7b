/**
 * Requests at once the files that the page at `pathname` will request one after another. The script of the HTML knows them
 * (`site/src/earlyHints.ts`); a page without it is slower and no less right.
 * @param isLoaded whether the page's app is loaded, so that its manifest is not fetched again
 */
export function preloadFiles(pathname: string, isLoaded = false): void {
  const ask: unknown = Reflect.get(globalThis, 'adpPreload');
  if (typeof ask === 'function') ask(pathname, isLoaded);
}
