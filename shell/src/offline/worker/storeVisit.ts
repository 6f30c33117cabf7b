import { toAppShellPage } from '@adp/site-document/offlinePage';
import { type PageResources, readResources } from '@adp/site-document/pageResources';
import { isStorable } from '../classify';
import { findLaterFiles, listFiles } from '../html';
import { toPageUrl } from '../pageUrl';
import { type StoreMessage, stores, toManifestKey, type VisitMessage, type VisitRecord } from '../stores';
import type { WorkerEvent } from './scope';
import { files, filesLimit, limits } from './strategies';

/** Stores a visited page, so that it opens without a network. */
export async function storeVisit(visit: VisitMessage, event: WorkerEvent): Promise<void> {
  const { title, at, build, language, savesData, isDocument } = visit;
  const url = toPageUrl(visit.url);
  const isFirst = (await (await caches.open(stores.visits)).keys()).length === 0;
  const record: VisitRecord = { title, at };
  await store(stores.visits, url, new Response(JSON.stringify(record)));
  for (const [manifestUrl, manifest] of Object.entries(visit.manifests))
    await store(stores.manifests, toManifestKey(manifestUrl, build, language), new Response(JSON.stringify(manifest)));
  await storeTexts(visit, event);
  await storeFiles(visit.files, event);
  if (isDocument) await storePage(url, !savesData, event);
  // If the first page is stored as a document, wait for a second one, which many visitors do not open. With data saver
  // on, every page is loaded as a document.
  if (!savesData && !(isFirst && isDocument)) await storeAppShellPage(toAppShellPage(language), build, event);
}

/** Stores a page before its first visit, with the files that it loads later. Requests nothing that is stored already. */
export async function storeAhead({ url, build }: StoreMessage, event: WorkerEvent): Promise<void> {
  if ((await readStoredPage(url))?.shell !== build) await storePage(url, true, event);
  const page = await readStoredPage(url);
  if (page) await storeFiles(await listLaterFiles(page, url), event);
}

async function readStoredPage(url: string): Promise<PageResources | undefined> {
  const stored = await caches.match(url, { cacheName: stores.pages, ignoreVary: true });
  return stored && readResources(await stored.text());
}

/** Returns the files that a stored page loads later, according to its stored lists of hashes. */
async function listLaterFiles(page: PageResources, url: string): Promise<readonly string[]> {
  const lists = listFiles(page, url).filter((file) => file.endsWith('/integrity.json'));
  const perList = lists.map(async (list) => {
    const stored = await caches.match(list, { cacheName: stores.files, ignoreVary: true });
    const hashes = stored ? ((await stored.json()) as Readonly<Record<string, string>>) : {};
    return findLaterFiles(list, hashes, page.later);
  });
  return (await Promise.all(perList)).flat();
}

/** Stores the texts in the page's HTML under the URLs of their files, because client-side navigation requests these files. */
async function storeTexts({ url, texts = {} }: VisitMessage, event: WorkerEvent): Promise<void> {
  const cacheName = stores.files;
  const cache = await caches.open(cacheName);
  for (const [file, content] of Object.entries(texts)) {
    const request = new Request(new URL(file, url));
    if (await cache.match(request, { ignoreVary: true })) continue;
    const newResponse = new Response(JSON.stringify(content), { headers: { 'content-type': 'application/json' } });
    await cache.put(request, newResponse.clone());
    await filesLimit.cacheDidUpdate?.({ cacheName, request, newResponse, event });
  }
}

async function store(cache: keyof typeof limits, url: string, response: Response): Promise<void> {
  await (await caches.open(cache)).put(url, response);
  await limits[cache].updateTimestamp(url);
  await limits[cache].expireEntries();
}

/** Stores the HTML and all files that it names, or nothing if one of them fails. A page must never run with files of another build. */
async function storePage(url: string, withFiles: boolean, event: WorkerEvent): Promise<void> {
  // Revalidate the HTML, so that the server sends it again only if it has changed.
  const response = await fetch(url, { cache: 'no-cache' });
  const html = await response.clone().text();
  const resources = readResources(html);
  if (!isStorable(response) || !resources?.hasContent) return;
  if (withFiles) await storeFiles(listFiles(resources, url), event);
  await store(stores.pages, url, response);
}

/** Stores the app shell page, unless the stored one is of the same build as the visited page. */
async function storeAppShellPage(path: string, build: string, event: WorkerEvent): Promise<void> {
  const cache = await caches.open(stores.files);
  const stored = await (await cache.match(path))?.text();
  if (stored && readResources(stored)?.shell === build) return;
  const response = await fetch(path, { cache: 'no-cache' });
  const html = await response.clone().text();
  // Check the response, because a host without an app shell page responds with another page.
  const resources = readResources(html);
  if (!isStorable(response) || !resources || resources.hasContent) return;
  await storeFiles(listFiles(resources, response.url), event);
  await cache.put(path, response);
}

/** Stores the missing files, mostly from the browser's own cache. Throws an Error if one cannot be fetched. */
async function storeFiles(urls: readonly string[], event: WorkerEvent): Promise<void> {
  for (const url of urls) {
    const request = new Request(url, { mode: 'cors', credentials: 'same-origin' });
    const [response, done] = files.handleAll({ request, event });
    const isThere = (await response).ok;
    await done;
    if (!isThere) throw new Error(`${url} cannot be stored.`);
  }
}
