/** Returns whether the server may have another document: a separate app (decision 099), a redirect, or a newer app. */
export function hasOtherDocument(): boolean {
  // Check for the method, which jsdom lacks.
  const [document] = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  const { pathname, href } = window.location;
  return navigator.onLine && document !== undefined && new URL(document.name, href).pathname !== pathname;
}

export function openDocument(load: (path: string) => void = (path) => window.location.replace(path)): void {
  const { pathname, search, hash } = window.location;
  load(pathname + search + hash);
}
