import { toPageAddress } from '../../offline/pageAddress';
import { stores, type VisitRecord } from '../../offline/stores';
import { readSaved } from './savedPages';

export interface StoredPage extends VisitRecord {
  readonly url: string;
}

/** The pages that open without a network: those that were visited, and those that were saved, the newest first. */
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

/** Where the page is one that this device has stored: when it is from, empty where nothing of its address was; undefined for a page of the network. */
export function getStoredTime(): string | undefined {
  return document.documentElement.dataset['stored'];
}

/**
 * Without a network, a link to a page that is stored with its content opens that document: inside the site its data would be asked for. A page that
 * knows no app opens every link so. The way to one that was pressed before this begins is gone now.
 * @param getTarget the address where the reader is, or is on the way to
 */
export function openStoredDocuments(getTarget: () => string): void {
  let documents = new Set<string>();
  const readAgain = async () => {
    // What says of when it is does so for the whole document: another page has a time of its own.
    const names = [stores.pages, stores.saved, ...(getStoredTime() ? [stores.visits] : [])];
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    documents = new Set(keys.flat().map(({ url }) => toPageAddress(url)));
  };
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.target || link.origin !== window.location.origin) return;
    const address = toPageAddress(link.href);
    const isHere = address === toPageAddress(window.location.href);
    const knowsApps = getStoredTime() !== '';
    if (isHere || (knowsApps && (navigator.onLine || !documents.has(address)))) return;
    event.preventDefault();
    event.stopPropagation();
    window.location.assign(link.href);
  };
  document.addEventListener('click', open, { capture: true });
  window.addEventListener('offline', () => void readAgain());
  void readAgain().then(() => {
    const [opened] = performance.getEntriesByType('navigation');
    const target = toPageAddress(getTarget());
    const isOpen = opened !== undefined && target === toPageAddress(opened.name);
    if (!navigator.onLine && !isOpen && documents.has(target)) window.location.assign(target);
  });
}
