import { splitLanguage } from '../../config/languages';
import { readRegistry } from '../../config/readRegistry';
import { findOwner } from '../../config/siteConfig';

/**
 * Loads the document of a page that this one does not know: that of an app with documents of its own (docs/decisions/099), to which
 * a link of another page led. The document that was loaded for the address itself shows that there is no such page.
 */
export async function openSeparateDocument(load: (path: string) => void = (path) => window.location.replace(path)) {
  const { pathname, search, hash, href } = window.location;
  const [document] = performance.getEntriesByType('navigation');
  if (!document || new URL(document.name, href).pathname === pathname) return;
  if (findOwner(await readRegistry(), splitLanguage(pathname).path)?.separateDocument) load(pathname + search + hash);
}
