import { readResources, type PageResources } from '@adp/site-document/pageResources';
import {
  findBelongingPages,
  findLaterFiles,
  isBuildFile,
  listFiles,
  listPictures,
  readDocument,
} from '../../offline/html';
import { evictable, stores } from '../../offline/stores';

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

/** `full`: storage is full. `network`: a page or file could not be fetched. Stored pages remain. */
export type SaveErrorCode = 'full' | 'network';

export class SaveError extends Error {
  constructor(readonly code: SaveErrorCode) {
    super(code);
  }
}

type Needed = Pick<PageResources, 'files' | 'later' | 'pictures'>;

const list = '/-/saved';
const matchOptions = { ignoreVary: true };
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

/** Estimated number of bytes that saving would add on this device. */
export interface Estimate {
  /** Size of the open page's files and pictures, in bytes. */
  readonly files: number;
  /** Size of `files` and of the other files that the parts need, in bytes. */
  readonly allFiles: number;
  /** Size of each part's HTML, in bytes. 0 if there are no parts. */
  readonly part: number;
}

/** Estimates the bytes that saving adds. Fetches the page `part`, because a list and the pages below it have different files. */
export async function estimate(part: string | undefined): Promise<Estimate> {
  const pageFiles = await listAllFiles(readDocument(document), window.location.href);
  const partHtml =
    part &&
    (await fetchWhole(part).then(
      (response) => response.text(),
      () => undefined,
    ));
  const resources = partHtml ? readResources(partHtml) : undefined;
  const others =
    part && resources ? (await listAllFiles(resources, part)).filter((file) => !pageFiles.includes(file)) : [];
  const files = await measureMissing(pageFiles);
  return {
    files,
    allFiles: files + (await measureMissing(others)),
    part: partHtml ? new Blob([partHtml]).size : part ? estimatePageBytes() : 0,
  };
}

/**
 * Estimates the bytes that saving each set of pages adds on this device. Requests the size of each programme page, but of
 * only one item of each kind, because such items have similar sizes. An estimate is undefined if the host sends no sizes.
 */
export async function estimateSets(sets: readonly (readonly string[])[]): Promise<readonly (number | undefined)[]> {
  const sizes = new Map<string, Promise<number>>();
  const readSizeLike = (page: string, key: string) => {
    const size = sizes.get(key) ?? readPageSize(page);
    sizes.set(key, size);
    return size;
  };
  const belongs = (page: string, [first = '']: readonly string[]) => page === first || page.startsWith(`${first}/`);
  const item = sets.flatMap((pages) => pages.filter((page) => !belongs(page, pages)))[0];
  const { allFiles } = await estimate(item);
  return Promise.all(
    sets.map(async (pages) => {
      const pageSizes = await Promise.all(
        pages.map((page) => readSizeLike(page, belongs(page, pages) ? page : new URL('.', page).href)),
      );
      return pageSizes.includes(0) ? undefined : pageSizes.reduce((sum, size) => sum + size, allFiles);
    }),
  );
}

/** Reads the size of a page's HTML from a header of the renderer. Returns 0 if the host sends none. */
async function readPageSize(url: string): Promise<number> {
  const response = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
  return (response?.ok && Number(response.headers.get('x-page-bytes'))) || 0;
}

async function listAllFiles(resources: Needed, base: string): Promise<readonly string[]> {
  const files = listFiles(resources, base);
  return [...new Set([...files, ...(await listLaterFiles(resources, files)), ...listPictures(resources, base)])];
}

/** Returns the size of the unsaved files: the real size of visited ones, and the estimated size of other build files. */
async function measureMissing(urls: readonly string[]): Promise<number> {
  const sizes = urls.map(async (url) => {
    if (await caches.match(url, { ...matchOptions, cacheName: stores.saved })) return 0;
    const stored = await caches.match(url, matchOptions);
    if (stored) return (await stored.blob()).size;
    return isBuildFile(new URL(url).pathname) ? readSize(url) : 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Estimates the size of a file from its Content-Length. Returns 0 if the host sends none. */
async function readSize(url: string): Promise<number> {
  compression ??= readCompression();
  const length = await readLength(url);
  return length && length * (await compression);
}

let compression: Promise<number> | undefined;

/** Returns the ratio of the shell's real size to its Content-Length. Needed because hosts may compress files. */
async function readCompression(): Promise<number> {
  const shell = listFiles(readDocument(document), window.location.href).find((file) => file.endsWith('.js'));
  const stored = shell && (await caches.match(shell, matchOptions));
  const length = stored ? await readLength(shell) : 0;
  return stored && length ? (await stored.blob()).size / length : 1;
}

async function readLength(url: string): Promise<number> {
  // Bypass the browser's cache, which may contain a response with another encoding.
  const init = { method: 'HEAD', mode: 'cors', credentials: 'same-origin', cache: 'no-store' } as const;
  const response = await fetch(url, init).catch(() => undefined);
  return (response?.ok && Number(response.headers.get('content-length'))) || 0;
}

/** Returns the files that the page loads later, according to the lists of hashes of the builds. */
async function listLaterFiles({ later }: Needed, files: readonly string[]): Promise<readonly string[]> {
  if (later.length === 0) return [];
  const lists = files.filter((file) => file.endsWith('/integrity.json'));
  const laterFiles = lists.map(async (list) => {
    const stored = (await caches.match(list, matchOptions)) ?? (await fetchWhole(list).catch(() => undefined));
    const hashes = stored ? ((await stored.json()) as Readonly<Record<string, string>>) : {};
    return findLaterFiles(list, hashes, later);
  });
  return (await Promise.all(laterFiles)).flat();
}

/** Estimates the size of the open page's HTML, in bytes. The HTML of its parts is of similar size. */
export function estimatePageBytes(): number {
  const [opened] = performance.getEntriesByType('navigation');
  const isThis = opened?.name === window.location.href.replace(/#.*/, '');
  const bytes = isThis && 'decodedBodySize' in opened ? Number(opened.decodedBodySize) : 0;
  // No HTML was downloaded for a page that was reached by client-side navigation.
  return bytes || document.documentElement.outerHTML.length;
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

async function fetchWhole(url: string, cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetch(url, { mode: 'cors', credentials: 'same-origin', cache }).catch(() => undefined);
  if (!response?.ok || response.redirected) throw new SaveError('network');
  return response;
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
