import { readResources } from '@adp/site-document/pageResources';
import { findBelongingPages, listFiles, listPictures } from '../../offline/html';
import { evictable, stores } from '../../offline/stores';
import { fetchWhole, listLaterFiles, matchOptions, SaveError } from './pageFiles';

export interface SavedEntry {
  readonly url: string;
  readonly title: string;
  readonly at: string;
  readonly pages: readonly string[];
  readonly done: readonly string[];
  readonly files: readonly string[];
  /** Size on this device of the files that no earlier entry has, in bytes. The sum over all entries counts shared files once. */
  readonly bytes: number;
  /** Size on this device including shared files, in bytes. Absent in entries from older shells. */
  readonly wholeBytes?: number;
}

const list = '/-/saved';
const MAX_PAGES = 60;

const open = () => caches.open(stores.saved);

export async function readSaved(): Promise<readonly SavedEntry[]> {
  const stored = await (await open()).match(list);
  // The cast is safe because only writeAll() writes this value.
  return stored ? ((await stored.json()) as readonly SavedEntry[]) : [];
}

async function writeAll(entries: readonly SavedEntry[]): Promise<void> {
  await (await open()).put(list, new Response(JSON.stringify(entries)));
  window.dispatchEvent(new Event('adp.offlineChanged'));
}

async function write(entry: SavedEntry | undefined, url: string): Promise<void> {
  const others = (await readSaved()).filter((saved) => saved.url !== url);
  await writeAll(entry ? [entry, ...others] : others);
}

/** Runs `work` with a lock, so that no other tab changes the saved pages at the same time. */
const withLock = <Value>(work: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request('adp.saved', work) : work();

export function findParts(): readonly string[] {
  return findBelongingPages(document, window.location.href).slice(0, MAX_PAGES);
}

export function toEntry(url: string, title: string, parts: readonly string[]): SavedEntry {
  return { url, title, at: '', pages: [url, ...parts], done: [], files: [], bytes: 0 };
}

/** Saves the missing pages. A later call continues from the last `onProgress`. Throws SaveError. */
export function saveEntry(entry: SavedEntry, onProgress: (entry: SavedEntry) => void): Promise<void> {
  return withLock(async () => {
    // Request persistent storage. If the browser refuses it, pages may be evicted when space is short.
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- older browsers lack it, as do pages without HTTPS
    await navigator.storage?.persist?.().catch(() => false);
    const before = (await readSaved()).find(({ url }) => url === entry.url);
    const previousPages = before?.pages.filter((page) => !entry.pages.includes(page)) ?? [];
    let current: SavedEntry = {
      ...entry,
      at: new Date().toISOString(),
      pages: [...entry.pages, ...previousPages],
      done: [...entry.done, ...previousPages.filter((page) => before?.done.includes(page))],
      files: [...new Set([...entry.files, ...(before?.files ?? [])])],
    };
    const added = new Set<string>();
    try {
      for (const page of entry.pages) {
        if (current.done.includes(page)) continue;
        const files = await savePage(page);
        for (const file of files) added.add(file);
        current = {
          ...current,
          done: [...current.done, page],
          files: [...new Set([...current.files, ...files])],
        };
        await putWithEviction(() => write(current, current.url));
        onProgress(current);
      }
      if (previousPages.length === 0 && entry.done.length === 0)
        await write({ ...current, files: [...added] }, current.url);
      await deleteUnlisted();
    } finally {
      await measure();
    }
  });
}

/** Saves the page's HTML and all files that it names, and returns their URLs. Files on this device are not downloaded again. */
async function savePage(url: string): Promise<readonly string[]> {
  const response = await fetchWhole(url, 'no-cache');
  const html = await response.clone().text();
  // Reject HTML without content, because the saved page would be empty.
  const resources = readResources(html);
  if (!resources?.hasContent) throw new SaveError('network');
  const named = listFiles(resources, url);
  for (const file of named) await saveFile(file);
  const later = await listLaterFiles(resources, named);
  for (const file of later) await saveFile(file);
  const pictures = await savePictures(listPictures(resources, url));
  const cache = await open();
  await putWithEviction(() => cache.put(url, response.clone()));
  return [...new Set([...named, ...later, ...pictures])];
}

/** Saves the pictures. Skips pictures that fail, because the page is readable without them. */
async function savePictures(sources: readonly string[]): Promise<readonly string[]> {
  const saved: string[] = [];
  for (const source of sources) {
    try {
      await saveFile(source);
      saved.push(source);
    } catch (error) {
      if (error instanceof SaveError && error.code === 'full') throw error;
    }
  }
  return saved;
}

async function saveFile(url: string): Promise<void> {
  const cache = await open();
  if (await cache.match(url, matchOptions)) return;
  const response = (await caches.match(url, matchOptions)) ?? (await fetchWhole(url));
  await putWithEviction(() => cache.put(url, response.clone()));
}

/** Runs `put`. If storage is full, evicts visited content and retries. Throws SaveError. */
async function putWithEviction(put: () => Promise<void>): Promise<void> {
  try {
    await put();
  } catch {
    for (const name of evictable) await caches.delete(name);
    await put().catch(() => {
      throw new SaveError('full');
    });
  }
}

export function deleteEntry({ url }: SavedEntry): Promise<void> {
  return withLock(async () => {
    await write(undefined, url);
    await deleteUnlisted();
    await measure();
  });
}

/** Updates the sizes of all entries. After a deletion, remaining entries take over the size of shared files. */
async function measure(): Promise<void> {
  const cache = await open();
  const counted = new Set<string>();
  const measured: SavedEntry[] = [];
  for (const entry of [...(await readSaved())].reverse()) {
    let bytes = 0;
    let wholeBytes = 0;
    for (const url of new Set([...entry.pages, ...entry.files])) {
      const size = (await (await cache.match(url, matchOptions))?.blob())?.size ?? 0;
      wholeBytes += size;
      if (!counted.has(url)) bytes += size;
      counted.add(url);
    }
    measured.unshift({ ...entry, bytes, wholeBytes });
  }
  if (measured.length > 0) await writeAll(measured).catch(() => undefined);
}

/** Deletes stored files that no entry lists, because readers could neither see nor delete them. */
async function deleteUnlisted(): Promise<void> {
  const entries = await readSaved();
  const listed = new Set([list, ...entries.flatMap(({ pages, files }) => [...pages, ...files])].map(toAbsolute));
  const cache = await open();
  for (const { url } of await cache.keys()) if (!listed.has(url)) await cache.delete(url, matchOptions);
}

const toAbsolute = (url: string) => new URL(url, window.location.href).href;
