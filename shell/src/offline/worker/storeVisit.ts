import { toBlankPage } from '@adp/site-document/offlinePage';
import { readResources } from '@adp/site-document/pageResources';
import { isStorable } from '../classify';
import { listFiles } from '../html';
import { toPageAddress } from '../pageAddress';
import { stores, toManifestKey, type VisitMessage, type VisitRecord } from '../stores';
import type { WorkerEvent } from './scope';
import { files, filesLimit, limits } from './strategies';

/** Stores what a page says of itself, so that it opens without a network. */
export async function storeVisit(visit: VisitMessage, event: WorkerEvent): Promise<void> {
  const { title, at, build, language, savesData, isDocument } = visit;
  const url = toPageAddress(visit.url);
  const record: VisitRecord = { title, at };
  await store(stores.visits, url, new Response(JSON.stringify(record)));
  for (const [address, manifest] of Object.entries(visit.manifests))
    await store(stores.manifests, toManifestKey(address, build, language), new Response(JSON.stringify(manifest)));
  await storeTexts(visit, event);
  await storeFiles(visit.files, event);
  if (isDocument) await storePage(url, !savesData, event);
  // Whoever saves data reads the pages that were loaded as documents, as all of theirs are.
  if (!savesData) await storeBlankPage(toBlankPage(language), build, event);
}

/** Those that came in the page's HTML, under the addresses of the files that have them, too: a page that is opened inside the site asks for those. */
async function storeTexts({ url, texts = {} }: VisitMessage, event: WorkerEvent): Promise<void> {
  const cacheName = stores.files;
  const cache = await caches.open(cacheName);
  for (const [address, found] of Object.entries(texts)) {
    const request = new Request(new URL(address, url));
    if (await cache.match(request, { ignoreVary: true })) continue;
    const newResponse = new Response(JSON.stringify(found), { headers: { 'content-type': 'application/json' } });
    await cache.put(request, newResponse.clone());
    await filesLimit.cacheDidUpdate?.({ cacheName, request, newResponse, event });
  }
}

async function store(cache: keyof typeof limits, address: string, response: Response): Promise<void> {
  await (await caches.open(cache)).put(address, response);
  await limits[cache].updateTimestamp(address);
  await limits[cache].expireEntries();
}

/** The HTML and, with it or not at all, every file that it names: a page never runs with files of another build. */
async function storePage(url: string, withFiles: boolean, event: WorkerEvent): Promise<void> {
  // Not sent again where it is what the browser has.
  const response = await fetch(url, { cache: 'no-cache' });
  const html = await response.clone().text();
  const resources = readResources(html);
  if (!isStorable(response) || !resources?.hasContent) return;
  if (withFiles) await storeFiles(listFiles(resources, url), event);
  await store(stores.pages, url, response);
}

/** The page without content, where the one that is stored is of another build than the page that was visited. */
async function storeBlankPage(path: string, build: string, event: WorkerEvent): Promise<void> {
  const cache = await caches.open(stores.files);
  const stored = await (await cache.match(path))?.text();
  if (stored && readResources(stored)?.shell === build) return;
  const response = await fetch(path, { cache: 'no-cache' });
  const html = await response.clone().text();
  // A host without such a page answers with another one.
  const resources = readResources(html);
  if (!isStorable(response) || !resources || resources.hasContent) return;
  await storeFiles(listFiles(resources, response.url), event);
  await cache.put(path, response);
}

/** Those that are stored are not fetched; most others come from the browser's own cache. @throws Error where one does not come */
async function storeFiles(addresses: readonly string[], event: WorkerEvent): Promise<void> {
  for (const address of addresses) {
    const request = new Request(address, { mode: 'cors', credentials: 'same-origin' });
    const [response, done] = files.handleAll({ request, event });
    const isThere = (await response).ok;
    await done;
    if (!isThere) throw new Error(`${address} cannot be stored.`);
  }
}
