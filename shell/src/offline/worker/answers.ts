import type { BuildManifest } from '@adp/app-contract';
import { languages, splitLanguage, toBase, type Language } from '@adp/shared-ui/languages';
import { toAppShellPage } from '@adp/site-document/offlinePage';
import { withTimeout } from '../../lib/withTimeout';
import { markUnavailable, markStored } from '../html';
import { toPageUrl } from '../pageUrl';
import { stores, toManifestKey, type VisitRecord } from '../stores';
import { scope, type RequestEvent } from './scope';
import { findOpened, forgetClosed, readShell, rememberOpened, type Shell } from './shells';
import { data, files, images, newFiles } from './strategies';

/** Time to wait for a page from the network if a stored version exists, in milliseconds. */
const NETWORK_TIMEOUT = 4_000;

/** Returns the page from the network. If that fails or is slow, returns the stored page, or a page that lists the stored pages. */
export async function answerPage(event: RequestEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  const stored = await findStored(request.url);
  const network = Promise.resolve(preloadResponse).then((preloaded) => preloaded ?? fetch(request));
  try {
    return await (stored
      ? withTimeout(
          NETWORK_TIMEOUT,
          () => new Error('slow'),
          () => network,
        )
      : network);
  } catch {
    const html = stored ?? (await findStored(request.url, matchAnyCase)) ?? (await createAppShellPage(request.url));
    if (!html) return Response.error();
    const { resultingClientId: client } = event;
    const shell = readShell(html.text);
    if (client && shell) {
      // Store this before the page sends requests. If storage is full, treat the page as one from the network.
      await rememberOpened(client, shell).catch(() => undefined);
      event.waitUntil(forgetClosed(client).catch(() => undefined));
    }
    return html.response;
  }
}

interface StoredPage {
  readonly text: string;
  readonly response: Response;
}

async function findStored(url: string, find = match): Promise<StoredPage | undefined> {
  const pageUrl = toPageUrl(url);
  const responses = await Promise.all([stores.saved, stores.pages].map((cacheName) => find(pageUrl, cacheName)));
  const [newest] = responses.flatMap((response) => response ?? []).sort((a, b) => toTime(b) - toTime(a));
  if (!newest) return undefined;
  return toPage(newest, await newest.text(), (text) => markStored(text, new Date(toTime(newest)).toISOString()));
}

/**
 * Returns the app shell page for a URL: with the data of a visit, or with the list of stored pages. Falls back to
 * another language.
 */
async function createAppShellPage(url: string): Promise<StoredPage | undefined> {
  const { language } = splitLanguage(new URL(url).pathname);
  const page = await match(toAppShellPage(language), stores.files);
  if (!page) return createFallbackLanguagePage(language);
  const visit = await matchAnyCase(toPageUrl(url), stores.visits);
  if (!visit) return toPage(page, await page.text(), (text) => markUnavailable(text));
  // Use the time of the visit, because the stored data is at least as new.
  const { at } = (await visit.json()) as VisitRecord;
  return toPage(page, await page.text(), (text) => markStored(text, at));
}

async function createFallbackLanguagePage(language: Language): Promise<StoredPage | undefined> {
  for (const fallback of languages) {
    const page = await match(toAppShellPage(fallback), stores.files);
    if (page) return toPage(page, await page.text(), (text) => markUnavailable(text, toBase(language)));
  }
  return undefined;
}

const match = (url: string, cacheName: string) => caches.match(url, { cacheName, ignoreVary: true });

/** Finds a stored page whose URL differs in letter case, or that an earlier worker stored with tracking parameters. */
async function matchAnyCase(pageUrl: string, cacheName: string): Promise<Response | undefined> {
  const exact = await match(pageUrl, cacheName);
  if (exact) return exact;
  const keys = await (await caches.open(cacheName)).keys();
  const key = keys.find(({ url }) => toPageUrl(url).toLowerCase() === pageUrl.toLowerCase());
  return key && match(key.url, cacheName);
}

const toTime = ({ headers }: Response) => Date.parse(headers.get('date') ?? '') || 0;

function toPage({ headers }: Response, text: string, change: (html: string) => string): StoredPage {
  const changed = new Headers(headers);
  // Remove headers that describe the compressed response.
  for (const name of ['content-encoding', 'content-length', 'etag']) changed.delete(name);
  return { text, response: new Response(change(text), { headers: changed }) };
}

export async function answerFile(event: RequestEvent): Promise<Response> {
  const { request } = event;
  if (request.cache === 'reload') return newFiles.handle({ request, event });
  return (await match(request.url, stores.saved)) ?? files.handle({ request, event });
}

/**
 * Returns a manifest. A page that was opened from this device gets the stored one, because a newer build may need a
 * newer shell.
 */
export async function answerManifest({ request, clientId }: RequestEvent): Promise<Response> {
  const manifestUrl = request.url.replace(/\?.*/, '');
  const opened = await findOpened(clientId);
  if (opened && !opened.isLive) {
    if (bypassesCaches(request)) await rememberOpened(clientId, { ...opened, isLive: true }).catch(() => undefined);
    else {
      const stored = await findManifest(manifestUrl, opened);
      if (stored && (await hasEntry(stored.clone(), manifestUrl))) return stored;
    }
  }
  try {
    return await fetch(request);
  } catch {
    const shell = opened ?? (await findClientShell(clientId));
    return (shell && (await findManifest(manifestUrl, shell))) ?? Response.error();
  }
}

/** Matches the requests that pages send after a failed build and every hour (remotes/fetchManifest.ts, new-build/fetchLatest.ts). */
const bypassesCaches = ({ cache, url }: Request) => cache === 'reload' || cache === 'no-store' || url.includes('?');

const findManifest = (manifestUrl: string, { build, language }: Shell) =>
  match(toManifestKey(manifestUrl, build, language), stores.manifests);

/** Returns whether the manifest's entry script is cached. If not, the host may have deleted it. */
async function hasEntry(manifest: Response, manifestUrl: string): Promise<boolean> {
  const { entry } = (await manifest.json()) as Pick<BuildManifest, 'entry'>;
  return Boolean(await caches.match(new URL(entry, manifestUrl).href, { ignoreVary: true }));
}

async function findClientShell(clientId: string): Promise<Shell | undefined> {
  const client = await scope.clients.get(clientId);
  const page = client && ((await findStored(client.url)) ?? (await createAppShellPage(client.url)));
  return page && readShell(page.text);
}

export async function answerData(event: RequestEvent): Promise<Response> {
  const { request } = event;
  if (request.cache !== 'only-if-cached') return data.handle({ request, event });
  return (await match(request.url, stores.data)) ?? fetchOrFail(request);
}

/** Returns a saved picture, or a picture of the site's own host through the cache. Pictures of other hosts are stored only with a saved page. */
export async function answerImage(event: RequestEvent): Promise<Response> {
  const { request } = event;
  const saved = await match(request.url, stores.saved);
  if (saved) return saved;
  return new URL(request.url).origin === scope.location.origin
    ? images.handle({ request, event })
    : fetchOrFail(request);
}

/** Fetches a request, and converts a network error to an error response. A thrown error would count as an error of the worker's code. */
const fetchOrFail = (request: Request) => fetch(request).catch(() => Response.error());
