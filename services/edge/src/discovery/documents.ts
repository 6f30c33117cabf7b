import type { DataReader } from '@adp/shared-data/client';
import { collections, findKindOfSegment, isDocumentId } from '@adp/shared-data/content';
import { type CalendarKind, type Filters, parseFilters, printFilters } from '@adp/shared-data/lists';
import { findAuthor } from '@adp/shared-data/member';
import { toReader } from '@adp/shared-data/translation';
import { getTextLanguage } from '@adp/shared-ui/format';
import { type Language, languages, splitLanguage } from '@adp/shared-ui/languages';
import type { ResponseCache } from '../api/ResponseCache';
import type { Card, HandlerOptions, Icon } from '../HandlerOptions';
import type { ListRoutes } from '../siteRoutes';
import type { SitemapReader } from '../sitemaps/createSitemapReader';
import { listSitemapFiles } from '../sitemaps/sitemapFiles';
import { toAtom } from './feeds/atom';
import { toCalendar } from './feeds/calendars';
import { readFeed, toFeedLanguage } from './feeds/readFeed';
import { toOEmbed } from './oEmbed';
import { readSharedItem } from './readItem';
import { type Document, redirect, refuse } from './respond';
import { closedRobots, isSiteHost, toOpenSearch, toRobots } from './siteFiles';
import { listRoutePages, pagesPart, toSitemapIndex, toUrlSet } from './sitemap';
import { createSiteUrls } from './siteUrls';

export interface DiscoveryRequest {
  readonly url: URL;
  readonly host: string;
  /** Counts a read of data. Throws if the client has exceeded its rate limit. */
  readonly onRead: () => void;
  readonly site: string;
  readonly reader: Pick<DataReader, 'list' | 'get'>;
  readonly cache: ResponseCache;
  readonly now: () => number;
  readonly listRoutes: ListRoutes;
  readonly readSitemap: SitemapReader;
  readonly renderImage: HandlerOptions['renderImage'] | undefined;
}

interface Params {
  readonly part?: string;
  readonly segment?: string;
  readonly id?: string;
}

/** Maximum ages in HTTP caches, in seconds. A change to an item is visible within a minute. */
const soon = 15;
const hour = 3_600;
const day = 86_400;
/** Search engines learn of a change within an hour: after up to five minutes of background work and twice this age. */
const sitemapAge = hour / 4;

const atom = 'application/atom+xml; charset=utf-8';
const xml = 'application/xml; charset=utf-8';
const calendar = 'text/calendar; charset=utf-8';
const json = 'application/json; charset=utf-8';
const plain = 'text/plain; charset=utf-8';
const openSearch = 'application/opensearchdescription+xml; charset=utf-8';

export async function serveRobots({ site, host, listRoutes }: DiscoveryRequest): Promise<Document> {
  const urls = createSiteUrls(site);
  // The client chooses the host, so caches must not store the closed robots.txt and serve it for other hosts.
  if (!isSiteHost(host, urls)) return { type: plain, body: closedRobots, maxAge: 0 };
  return { type: plain, body: toRobots(await listRoutes(), urls), maxAge: hour };
}

export function serveOpenSearch(request: DiscoveryRequest): Document {
  const urls = createSiteUrls(request.site, readLanguage(request));
  return { type: openSearch, body: toOpenSearch(urls), maxAge: day };
}

/** Serves the sitemap index. Omits empty parts, because search engines report a sitemap without pages as an error. */
export async function serveSitemapIndex(request: DiscoveryRequest): Promise<Document> {
  const { site, listRoutes, readSitemap, onRead } = request;
  onRead();
  const pages = await listRoutePages(listRoutes);
  const parts = [...(pages.length > 0 ? [{ name: pagesPart }] : []), ...listSitemapFiles(await readSitemap.index())];
  return { type: xml, body: toSitemapIndex(parts, createSiteUrls(site)), maxAge: sitemapAge };
}

export async function serveSitemap(
  request: DiscoveryRequest,
  { part = '' }: Params,
): Promise<Document | Response | undefined> {
  const { url, site, listRoutes, readSitemap, onRead } = request;
  const urls = createSiteUrls(site);
  // Redirect, so that caches store a single URL. Otherwise, each variant would be read and printed again.
  if (url.search !== '') return redirect(urls.page(url.pathname));
  if (part !== pagesPart) onRead();
  const pages = part === pagesPart ? await listRoutePages(listRoutes) : await readSitemap.pages(part);
  return pages && { type: xml, body: toUrlSet(pages, urls), maxAge: sitemapAge };
}

export async function serveFeed(request: DiscoveryRequest, { segment }: Params): Promise<Document | undefined> {
  const { url, site, reader, cache, now, onRead } = request;
  const kind = findKindOfSegment(segment);
  if (!kind) return undefined;
  const filters = parseFilters(kind, url.searchParams);
  const { content } = await cache.getContent({
    key: `feed ${kind}${printFilters(kind, filters)}`,
    collections: [collections[kind]],
    read: async () => {
      const asOf = new Date(now());
      const urls = createSiteUrls(site, toFeedLanguage(filters));
      const summaries = await readFeed(reader, kind, await toQueryFilters(filters, reader), asOf);
      const items = summaries.map((item) => toReader(item, urls.language));
      return { body: toAtom({ kind, filters, items, asOf }, urls) };
    },
    onRead,
  });
  return { type: atom, body: content.body, maxAge: soon };
}

export async function serveCalendar(request: DiscoveryRequest, kind: CalendarKind): Promise<Document> {
  const { url, site, reader, cache, now, onRead } = request;
  const filters = parseFilters(kind, url.searchParams);
  const { content } = await cache.getContent({
    key: `calendar ${kind}${printFilters(kind, filters)}`,
    collections: [collections[kind]],
    read: async () => {
      const queryFilters = await toQueryFilters(filters, reader);
      const urls = createSiteUrls(site, toFeedLanguage(filters));
      return { body: await toCalendar(kind, { reader, urls, now: new Date(now()) }, { filters, queryFilters }) };
    },
    onRead,
  });
  return { type: calendar, body: content.body, maxAge: soon };
}

/** Replaces the author's username from the URL with the uid that items store. */
async function toQueryFilters(filters: Filters, reader: DiscoveryRequest['reader']): Promise<Filters> {
  const [author] = filters['author'] ?? [];
  if (author === undefined) return filters;
  return { ...filters, author: [(await findAuthor(reader, author))?.uid ?? '-'] };
}

export async function serveOEmbed(request: DiscoveryRequest): Promise<Document | Response | undefined> {
  const { url, site } = request;
  const params = url.searchParams;
  if ((params.get('format') ?? 'json') !== 'json') return refuse(501, 'The only format is JSON.');
  const pageUrl = params.get('url') ?? '';
  const { language, path } = splitLanguage(pageUrl.startsWith(`${site}/`) ? pageUrl.slice(site.length) : '');
  const [, segment, id = ''] = /^\/([a-z-]+)\/([\w-]+)\/?(?:[?#].*)?$/.exec(path) ?? [];
  const shared = await readItemIn(request, segment, id, language);
  if (!shared) return undefined;
  const maxWidth = Number(params.get('maxwidth') ?? Infinity);
  const maxHeight = Number(params.get('maxheight') ?? Infinity);
  const body = toOEmbed(shared, { maxWidth, maxHeight }, createSiteUrls(site, language));
  return { type: json, body, maxAge: soon };
}

export async function serveItemCard(
  request: DiscoveryRequest,
  { segment, id = '' }: Params,
): Promise<Document | undefined> {
  const language = readLanguage(request);
  const { text } = createSiteUrls(request.site, language);
  const shared = await readItemIn(request, segment, id, language);
  if (!shared) return undefined;
  const { kind, item } = shared;
  const lang = getTextLanguage(item);
  const label = text(`kind.one.${kind}`);
  return serveImage(request, { label, title: item.title, lang, site: text('site.name'), around: language });
}

export async function serveSiteCard(request: DiscoveryRequest): Promise<Document | undefined> {
  const language = readLanguage(request);
  const { text } = createSiteUrls(request.site, language);
  const name = text('site.name');
  return serveImage(request, {
    label: text('site.tagline'),
    title: name,
    lang: language,
    site: name,
    around: language,
  });
}

export async function serveImage({ renderImage }: DiscoveryRequest, image: Card | Icon): Promise<Document | undefined> {
  return renderImage && { type: 'image/png', body: await renderImage(image), maxAge: day };
}

async function readItemIn(
  { reader, cache, onRead }: DiscoveryRequest,
  segment: string | undefined,
  id: string,
  language: Language,
) {
  const kind = findKindOfSegment(segment);
  if (!kind || !isDocumentId(id)) return undefined;
  const { content } = await cache.getContent({
    key: `item ${kind} ${id}`,
    collections: [collections[kind]],
    read: async () => ({ item: await readSharedItem(reader, kind, id) }),
    onRead,
  });
  return content.item ? { kind, item: toReader(content.item, language) } : undefined;
}

function readLanguage({ url }: DiscoveryRequest): Language {
  return languages.find((language) => language === url.searchParams.get('lang')) ?? 'en';
}
