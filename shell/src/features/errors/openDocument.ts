/**
 * Whether the document of this address is another one than this, and can be loaded. The server knows more of an address than the
 * router does: an app with documents of its own (docs/decisions/099), a redirect, an app that is newer than this document.
 */
export function hasOtherDocument(): boolean {
  // jsdom has none.
  const [document] = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  const { pathname, href } = window.location;
  return navigator.onLine && document !== undefined && new URL(document.name, href).pathname !== pathname;
}

/** Loads the document of this address in place of this one. */
export function openDocument(load: (path: string) => void = (path) => window.location.replace(path)): void {
  const { pathname, search, hash } = window.location;
  load(pathname + search + hash);
}
