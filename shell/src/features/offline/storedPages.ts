import { toPageUrl } from '../../offline/pageUrl';
import { stores, type VisitRecord } from '../../offline/stores';
import { readSaved } from './savedPages';

export interface StoredPage extends VisitRecord {
  readonly url: string;
}

export async function readStoredPages(): Promise<readonly StoredPage[]> {
  const visits = await caches.open(stores.visits);
  const visited = await Promise.all(
    (await visits.keys()).map(async ({ url }) => {
      const record = await visits.match(url);
      return record ? [{ url, ...((await record.json()) as VisitRecord) }] : [];
    }),
  );
  const saved = (await readSaved()).filter(({ done, url }) => done.includes(url));
  const pages = new Map([...saved, ...visited.flat()].map(({ url, title, at }) => [url, { url, title, at }]));
  return [...pages.values()].sort((a, b) => b.at.localeCompare(a.at));
}

/**
 * Returns the time when the open page was stored. Returns an empty text if nothing is stored for the URL. Returns
 * undefined for a page from the network.
 */
export function getStoredTime(): string | undefined {
  return document.documentElement.dataset['stored'];
}

/** Makes links open stored pages as documents offline, because client-side navigation would request data. */
export function openStoredDocuments(getTarget: () => string): void {
  let documents = new Set<string>();
  const readAgain = async () => {
    // On a stored page, open visited pages as documents, so that the status shows the time of their visit.
    const names = [stores.pages, stores.saved, ...(getStoredTime() ? [stores.visits] : [])];
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    documents = new Set(keys.flat().map(({ url }) => toPageUrl(url)));
  };
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.target || link.origin !== window.location.origin) return;
    const pageUrl = toPageUrl(link.href);
    const isHere = pageUrl === toPageUrl(window.location.href);
    const knowsApps = getStoredTime() !== '';
    if (isHere || (knowsApps && (navigator.onLine || !documents.has(pageUrl)))) return;
    event.preventDefault();
    event.stopPropagation();
    window.location.assign(link.href);
  };
  document.addEventListener('click', open, { capture: true });
  window.addEventListener('offline', () => void readAgain());
  void readAgain().then(() => {
    const [opened] = performance.getEntriesByType('navigation');
    const target = toPageUrl(getTarget());
    const isOpen = opened !== undefined && target === toPageUrl(opened.name);
    if (!navigator.onLine && !isOpen && documents.has(target)) window.location.assign(target);
  });
}
