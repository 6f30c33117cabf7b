import { splitLanguage } from '../../config/languages';
import { readRegistry } from '../../config/readRegistry';
import { findOwner } from '../../config/siteConfig';

/** Whether this page was opened from another one: the document that was loaded for its address knows all that there is. */
export function isOpenedByLink(): boolean {
  // jsdom has none.
  const [document] = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  const { pathname, href } = window.location;
  return document !== undefined && new URL(document.name, href).pathname !== pathname;
}

/**
 * Loads the document of a page that this one does not know: that of an app with documents of its own (docs/decisions/099), to which
 * a link of another page led. Resolves to whether there is one.
 */
export async function openSeparateDocument(
  load: (path: string) => void = (path) => window.location.replace(path),
): Promise<boolean> {
  if (!isOpenedByLink()) return false;
  const { pathname, search, hash } = window.location;
  const isFound = findOwner(await readRegistry(), splitLanguage(pathname).path)?.separateDocument === true;
  if (isFound) load(pathname + search + hash);
  return isFound;
}
