import { readResources, type PageResources } from '@adp/site-document/pageResources';
import { findBelongingPages, isBuildFile, listFiles, listPictures, readDocument } from '../../offline/html';
import { expendable, stores } from '../../offline/stores';

/** A page that a reader has saved, with those that belong to it where they were wanted too. */
export interface SavedEntry {
  /** Of the page itself; the entry's name. */
  readonly url: string;
  readonly title: string;
  /** ISO 8601: when it was saved last. */
  readonly at: string;
  readonly pages: readonly string[];
  /** Those of them that are stored. */
  readonly done: readonly string[];
  /** What else they need: scripts, styles, pictures. Entries share what they have in common. */
  readonly files: readonly string[];
  /** What of it this device has and no entry before it, in bytes: what entries share counts once in their sum. */
  readonly bytes: number;
  /** All of it that this device has, in bytes; none in what an older shell has saved. */
  readonly wholeBytes?: number;
}

/** `full`: this device has no space for it; `network`: a page or a file did not come. What came stays. */
export type SaveErrorCode = 'full' | 'network';

export class SaveError extends Error {
  constructor(readonly code: SaveErrorCode) {
    super(code);
  }
}

type Needed = Pick<PageResources, 'files' | 'later' | 'pictures'>;

const list = '/-/saved';
const matchOptions = { ignoreVary: true };
/** Nobody means to save more with one press. */
const MOST_PAGES = 60;

const open = () => caches.open(stores.saved);

/** What is saved on this device, the newest first. */
export async function readSaved(): Promise<readonly SavedEntry[]> {
  const stored = await (await open()).match(list);
  // Written below alone.
  return stored ? ((await stored.json()) as readonly SavedEntry[]) : [];
}

const writeAll = async (entries: readonly SavedEntry[]) =>
  (await open()).put(list, new Response(JSON.stringify(entries)));

async function write(entry: SavedEntry | undefined, url: string): Promise<void> {
  const others = (await readSaved()).filter((one) => one.url !== url);
  await writeAll(entry ? [entry, ...others] : others);
}

/** One tab at a time changes what is saved. */
const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request('adp.saved', work) : work();

/** The pages that belong to the open one, and that it leads to: the items of a list, the sections and items of a programme. */
export function findParts(): readonly string[] {
  return findBelongingPages(document, window.location.href).slice(0, MOST_PAGES);
}

/** An entry to begin with: nothing of it is stored. */
export function toEntry(url: string, title: string, parts: readonly string[]): SavedEntry {
  return { url, title, at: '', pages: [url, ...parts], done: [], files: [], bytes: 0 };
}

/**
 * Saves what is missing of the entry, and remembers after each page how far it has come, so that a later call goes on there. Pages that were saved
 * under its name before stay with it. `onProgress` gets the entry as it is stored.
 * @throws SaveError
 */
export function saveEntry(entry: SavedEntry, onProgress: (entry: SavedEntry) => void): Promise<void> {
  return inTurn(async () => {
    // Browsers that ask or refuse go on without: then it may be deleted where space is short.
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- older browsers lack it, as do pages without HTTPS
    await navigator.storage?.persist?.().catch(() => false);
    const before = (await readSaved()).find(({ url }) => url === entry.url);
    const rest = before?.pages.filter((page) => !entry.pages.includes(page)) ?? [];
    let current: SavedEntry = {
      ...entry,
      at: new Date().toISOString(),
      pages: [...entry.pages, ...rest],
      done: [...entry.done, ...rest.filter((page) => before?.done.includes(page))],
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
        await putSafely(() => write(current, current.url));
        onProgress(current);
      }
      // Where every page was saved again, none needs what it needed before.
      if (rest.length === 0 && entry.done.length === 0) await write({ ...current, files: [...added] }, current.url);
      await deleteUnlisted();
    } finally {
      await measure();
    }
  });
}

/** About how many bytes saving would add to this device. */
export interface Estimate {
  /** Files and pictures of the open page. */
  readonly files: number;
  /** Those, and what else its parts need. */
  readonly allFiles: number;
  /** HTML of each part; 0 where it has none. */
  readonly part: number;
}

/**
 * About how many bytes the open page would add to this device, with its parts if it has any. They are like `part`, one of them, which is read: pages
 * below a list have other files than the list.
 */
export async function estimate(part: string | undefined): Promise<Estimate> {
  const mine = await listAllFiles(readDocument(document), window.location.href);
  const partHtml =
    part &&
    (await fetchWhole(part).then(
      (response) => response.text(),
      () => undefined,
    ));
  const resources = partHtml ? readResources(partHtml) : undefined;
  const others = part && resources ? (await listAllFiles(resources, part)).filter((file) => !mine.includes(file)) : [];
  const files = await measureMissing(mine);
  return {
    files,
    allFiles: files + (await measureMissing(others)),
    part: partHtml ? new Blob([partHtml]).size : part ? estimatePageBytes() : 0,
  };
}

async function listAllFiles(resources: Needed, base: string): Promise<readonly string[]> {
  const files = listFiles(resources, base);
  return [...new Set([...files, ...(await listLaterFiles(resources, files)), ...listPictures(resources, base)])];
}

/** What of it is not saved yet: what was visited by its size, files of builds that were not by what will come. */
async function measureMissing(addresses: readonly string[]): Promise<number> {
  const sizes = addresses.map(async (address) => {
    if (await caches.match(address, { ...matchOptions, cacheName: stores.saved })) return 0;
    const stored = await caches.match(address, matchOptions);
    if (stored) return (await stored.blob()).size;
    return isBuildFile(new URL(address).pathname) ? readSize(address) : 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** About how many bytes the file has, by what its host says of it; none where it does not say. */
async function readSize(address: string): Promise<number> {
  compression ??= readCompression();
  const length = await readLength(address);
  return length && length * (await compression);
}

let compression: Promise<number> | undefined;

/** How many times its length as hosts say it a script has, as they may send it compressed: that of the shell, which is on this device. */
async function readCompression(): Promise<number> {
  const shell = listFiles(readDocument(document), window.location.href).find((file) => file.endsWith('.js'));
  const stored = shell && (await caches.match(shell, matchOptions));
  const length = stored ? await readLength(shell) : 0;
  return stored && length ? (await stored.blob()).size / length : 1;
}

async function readLength(address: string): Promise<number> {
  // The browser's own cache may have it in another form.
  const init = { method: 'HEAD', mode: 'cors', credentials: 'same-origin', cache: 'no-store' } as const;
  const response = await fetch(address, init).catch(() => undefined);
  return (response?.ok && Number(response.headers.get('content-length'))) || 0;
}

/** The files that the page loads later, by the lists of its builds. */
async function listLaterFiles({ later }: Needed, files: readonly string[]): Promise<readonly string[]> {
  if (later.length === 0) return [];
  const lists = files.filter((file) => file.endsWith('/integrity.json'));
  const found = lists.map(async (list) => {
    const stored = (await caches.match(list, matchOptions)) ?? (await fetchWhole(list).catch(() => undefined));
    const hashes = stored ? ((await stored.json()) as Readonly<Record<string, string>>) : {};
    return Object.keys(hashes)
      .filter((file) => later.some((name) => file.startsWith(name)))
      .map((file) => new URL(file, list).href);
  });
  return (await Promise.all(found)).flat();
}

/** About how many bytes the HTML of the open page has; its parts have about as many each. */
export function estimatePageBytes(): number {
  const [opened] = performance.getEntriesByType('navigation');
  const isThis = opened?.name === window.location.href.replace(/#.*/, '');
  const bytes = isThis && 'decodedBodySize' in opened ? Number(opened.decodedBodySize) : 0;
  // Of a page that was reached inside the site no HTML came.
  return bytes || document.documentElement.outerHTML.length;
}

/** The page's HTML and all that it names; what this device has is not downloaded. */
async function savePage(url: string): Promise<readonly string[]> {
  const response = await fetchWhole(url, 'no-cache');
  const html = await response.clone().text();
  // Without its content it would be an empty page.
  const resources = readResources(html);
  if (!resources?.hasContent) throw new SaveError('network');
  const named = listFiles(resources, url);
  for (const file of named) await saveFile(file);
  const later = await listLaterFiles(resources, named);
  for (const file of later) await saveFile(file);
  const pictures = await savePictures(listPictures(resources, url));
  const cache = await open();
  await putSafely(() => cache.put(url, response.clone()));
  return [...new Set([...named, ...later, ...pictures])];
}

/** A page can be read without its pictures: one that does not come is left out. */
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

async function saveFile(address: string): Promise<void> {
  const cache = await open();
  if (await cache.match(address, matchOptions)) return;
  const response = (await caches.match(address, matchOptions)) ?? (await fetchWhole(address));
  await putSafely(() => cache.put(address, response.clone()));
}

async function fetchWhole(address: string, cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetch(address, { mode: 'cors', credentials: 'same-origin', cache }).catch(() => undefined);
  if (!response?.ok || response.redirected) throw new SaveError('network');
  return response;
}

/** Where there is no space, what was only visited makes some. @throws SaveError */
async function putSafely(put: () => Promise<void>): Promise<void> {
  try {
    await put();
  } catch {
    for (const name of expendable) await caches.delete(name);
    await put().catch(() => {
      throw new SaveError('full');
    });
  }
}

/** Deletes the entry, and what no other one needs. */
export function deleteEntry({ url }: SavedEntry): Promise<void> {
  return inTurn(async () => {
    await write(undefined, url);
    await deleteUnlisted();
    await measure();
  });
}

/** Writes what each entry has on this device: with one that is gone, what it shared with others counts as theirs. */
async function measure(): Promise<void> {
  const cache = await open();
  const counted = new Set<string>();
  const measured: SavedEntry[] = [];
  for (const entry of [...(await readSaved())].reverse()) {
    let bytes = 0;
    let wholeBytes = 0;
    for (const address of new Set([...entry.pages, ...entry.files])) {
      const size = (await (await cache.match(address, matchOptions))?.blob())?.size ?? 0;
      wholeBytes += size;
      if (!counted.has(address)) bytes += size;
      counted.add(address);
    }
    measured.unshift({ ...entry, bytes, wholeBytes });
  }
  // Without space for a few bytes more the sizes stay as they were.
  if (measured.length > 0) await writeAll(measured).catch(() => undefined);
}

/** Deletes what no entry has: nobody could see it, or delete it. */
async function deleteUnlisted(): Promise<void> {
  const entries = await readSaved();
  const listed = new Set([list, ...entries.flatMap(({ pages, files }) => [...pages, ...files])].map(toAddress));
  const cache = await open();
  for (const { url } of await cache.keys()) if (!listed.has(url)) await cache.delete(url, matchOptions);
}

const toAddress = (address: string) => new URL(address, window.location.href).href;
