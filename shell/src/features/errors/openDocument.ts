/**
 * Returns whether the server may have another document for the current URL. The server knows URLs that the router does not: apps with
 * separate documents (decision 099), redirects, and apps that are newer than this document.
 */
export function hasOtherDocument(): boolean {
  // Check for the method, which jsdom lacks.
  const [document] = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  const { pathname, href } = window.location;
  return navigator.onLine && document !== undefined && new URL(document.name, href).pathname !== pathname;
}

/** Replaces this document with the server's document for the current URL. */
export function openDocument(load: (path: string) => void = (path) => window.location.replace(path)): void {
  const { pathname, search, hash } = window.location;
  load(pathname + search + hash);
}
