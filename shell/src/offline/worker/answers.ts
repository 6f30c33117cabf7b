import type { BuildManifest } from '@adp/app-contract';
import { languages, splitLanguage, toBase, type Language } from '@adp/shared-ui/languages';
import { toBlankPage } from '@adp/site-document/offlinePage';
import { markMissing, markStored } from '../html';
import { toPageAddress } from '../pageAddress';
import { stores, toManifestKey, type VisitRecord } from '../stores';
import { scope, type RequestEvent } from './scope';
import { findOpened, forgetClosed, readShell, rememberOpened, type Shell } from './shells';
import { data, files, images, newFiles } from './strategies';

/** How long a page's document may take where this device has one, in milliseconds. */
const PATIENCE = 4_000;

/** The page from the network or, where that fails or is slow, as it was stored; one that never was shows what is stored. */
export async function answerPage(event: RequestEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  const stored = await findStored(request.url);
  const network = Promise.resolve(preloadResponse).then((preloaded) => preloaded ?? fetch(request));
  try {
    return await (stored ? withTimeout(network) : network);
  } catch {
    const html = stored ?? (await findStored(request.url, matchAnyCase)) ?? (await makeBlank(request.url));
    if (!html) return Response.error();
    const { resultingClientId: client } = event;
    const shell = readShell(html.text);
    if (client && shell) {
      // Before the page asks. Without space it is as if the network had answered.
      await rememberOpened(client, shell).catch(() => undefined);
      event.waitUntil(forgetClosed(client).catch(() => undefined));
    }
    return html.response;
  }
}

async function withTimeout(network: Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('slow')), PATIENCE);
  });
  return Promise.race([network, late]).finally(() => clearTimeout(timer));
}

interface StoredPage {
  readonly text: string;
  readonly response: Response;
}

/** The newest HTML of the page that was visited or saved. */
async function findStored(url: string, find = match): Promise<StoredPage | undefined> {
  const address = toPageAddress(url);
  const found = await Promise.all([stores.saved, stores.pages].map((cacheName) => find(address, cacheName)));
  const [newest] = found.flatMap((response) => response ?? []).sort((a, b) => toTime(b) - toTime(a));
  if (!newest) return undefined;
  return toPage(newest, await newest.text(), (text) => markStored(text, new Date(toTime(newest)).toISOString()));
}

/**
 * The page without content: it makes a page that was visited inside the site from its data, and for any other shows what is stored. Where none is
 * stored in the language of the address, that is said in another one: any is better than the browser's own error.
 */
async function makeBlank(url: string): Promise<StoredPage | undefined> {
  const { language } = splitLanguage(new URL(url).pathname);
  const page = await match(toBlankPage(language), stores.files);
  if (!page) return makeForeign(language);
  const visit = await matchAnyCase(toPageAddress(url), stores.visits);
  if (!visit) return toPage(page, await page.text(), (text) => markMissing(text));
  // Its data are of the visit, or newer.
  const { at } = (await visit.json()) as VisitRecord;
  return toPage(page, await page.text(), (text) => markStored(text, at));
}

async function makeForeign(language: Language): Promise<StoredPage | undefined> {
  for (const other of languages) {
    const page = await match(toBlankPage(other), stores.files);
    if (page) return toPage(page, await page.text(), (text) => markMissing(text, toBase(language)));
  }
  return undefined;
}

const match = (address: string, cacheName: string) => caches.match(address, { cacheName, ignoreVary: true });

/** Finds a page whose URL was typed in another letter case, or that an earlier worker stored with tracking parameters. */
async function matchAnyCase(address: string, cacheName: string): Promise<Response | undefined> {
  const exact = await match(address, cacheName);
  if (exact) return exact;
  const keys = await (await caches.open(cacheName)).keys();
  const key = keys.find(({ url }) => toPageAddress(url).toLowerCase() === address.toLowerCase());
  return key && match(key.url, cacheName);
}

const toTime = ({ headers }: Response) => Date.parse(headers.get('date') ?? '') || 0;

function toPage({ headers }: Response, text: string, change: (html: string) => string): StoredPage {
  const changed = new Headers(headers);
  // They speak of the bytes that came.
  for (const name of ['content-encoding', 'content-length', 'etag']) changed.delete(name);
  return { text, response: new Response(change(text), { headers: changed }) };
}

/** A file of a build: the reader's saved one, the stored one, the network's. One that a page does not trust is replaced. */
export async function answerFile(event: RequestEvent): Promise<Response> {
  const { request } = event;
  if (request.cache === 'reload') return newFiles.handle({ request, event });
  return (await match(request.url, stores.saved)) ?? files.handle({ request, event });
}

/**
 * What is live of an app. A page that was opened from this device gets the build that ran with its shell, until it looks itself what is live: a
 * newer one may need a newer shell. So does any page without a network.
 */
export async function answerManifest({ request, clientId }: RequestEvent): Promise<Response> {
  const address = request.url.replace(/\?.*/, '');
  const opened = await findOpened(clientId);
  if (opened && !opened.isLive) {
    if (isPastCaches(request)) await rememberOpened(clientId, { ...opened, isLive: true }).catch(() => undefined);
    else {
      const stored = await findManifest(address, opened);
      if (stored && (await hasEntry(stored.clone(), address))) return stored;
    }
  }
  try {
    return await fetch(request);
  } catch {
    const shell = opened ?? (await findClientShell(clientId));
    return (shell && (await findManifest(address, shell))) ?? Response.error();
  }
}

/** As pages ask once a build has failed, and each hour (remotes/fetchManifest.ts, new-build/fetchLatest.ts). */
const isPastCaches = ({ cache, url }: Request) => cache === 'reload' || cache === 'no-store' || url.includes('?');

const findManifest = (address: string, { build, language }: Shell) =>
  match(toManifestKey(address, build, language), stores.manifests);

/** Whether the build of the manifest can begin without the network: its host may not have it any more. */
async function hasEntry(manifest: Response, address: string): Promise<boolean> {
  const { entry } = (await manifest.json()) as Pick<BuildManifest, 'entry'>;
  return Boolean(await caches.match(new URL(entry, address).href, { ignoreVary: true }));
}

/** By what is stored at the page's address: of a page that the network has answered nothing is remembered. */
async function findClientShell(clientId: string): Promise<Shell | undefined> {
  const client = await scope.clients.get(clientId);
  const page = client && ((await findStored(client.url)) ?? (await makeBlank(client.url)));
  return page && readShell(page.text);
}

/** The newest data, else those of this device. A page that asks for what is stored gets it without a request. */
export async function answerData(event: RequestEvent): Promise<Response> {
  const { request } = event;
  if (request.cache !== 'only-if-cached') return data.handle({ request, event });
  return (await match(request.url, stores.data)) ?? fetchOrFail(request);
}

/** A picture that a reader has saved with its page, or one of the site's own host; those of other hosts are not stored by the way. */
export async function answerImage(event: RequestEvent): Promise<Response> {
  const { request } = event;
  const saved = await match(request.url, stores.saved);
  if (saved) return saved;
  return new URL(request.url).origin === scope.location.origin
    ? images.handle({ request, event })
    : fetchOrFail(request);
}

/** The network's failure, as a page without a worker gets it: it is no error of the worker's own code, which would be counted. */
const fetchOrFail = (request: Request) => fetch(request).catch(() => Response.error());
