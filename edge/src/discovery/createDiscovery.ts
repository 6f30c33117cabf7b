import {
  type ContentKind,
  type DataReader,
  type Filters,
  findAuthor,
  isDocumentId,
  parseFilters,
  printFilters,
} from '@adp/shared-data';
import { createAddresses, toKind } from './addresses';
import type { Card, CardPainter } from './card/createCardPainter';
import { toAtom } from './feeds/atom';
import { toDeadlineCalendar, toEventCalendar } from './feeds/calendars';
import { readFeed } from './feeds/readFeed';
import { toOEmbed } from './oEmbed';
import { readSharedItem, type SharedItem } from './readSharedItem';
import { type Document, refuse, respond } from './respond';
import { readSitemap, toSitemapIndex } from './sitemap';
import { toOpenSearch, toRobots } from './siteFiles';
import { text } from './text';

/** A question to the data whose answer may be stored. */
interface Question<Content> {
  readonly key: string;
  /** The collection whose change makes the answer an old one. */
  readonly collection: ContentKind | 'profile';
  readonly read: () => Promise<Content>;
}

export interface DiscoveryOptions {
  /** The site's own origin. */
  readonly site: string;
  readonly reader: Pick<DataReader, 'list' | 'get'>;
  readonly now: () => number;
  /** Answers from memory, or reads. Contents are JSON. */
  readonly remember: <Content extends object>(question: Question<Content>) => Promise<Content>;
  /** Paths of the pages that are no list, item or profile. */
  readonly paths: readonly string[];
  /** Without it there are no cards. */
  readonly paintCard?: CardPainter | undefined;
}

const minute = 60;
const hour = 3_600;
const day = 86_400;
const atom = 'application/atom+xml; charset=utf-8';
const xml = 'application/xml; charset=utf-8';
const calendar = 'text/calendar; charset=utf-8';
const json = 'application/json; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

/**
 * Answers for search engines, feed readers, calendars and previews of links: robots.txt, sitemaps, feeds, calendars, the
 * description of the search, oEmbed and cards. Undefined for every other path. Never rejects.
 */
export function createDiscovery(options: DiscoveryOptions): (request: Request) => Promise<Response | undefined> {
  const routes = createRoutes(options);
  return async (request) => {
    const url = new URL(request.url);
    const route = routes.find(({ pattern }) => pattern.test(url.pathname));
    if (!route) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(405, 'Only GET and HEAD are answered here.');
    const [, ...parts] = route.pattern.exec(url.pathname) ?? [];
    try {
      const document = await route.answer(url, ...parts);
      if (document instanceof Response) return document;
      return document ? await respond(request, document) : refuse(404, 'Not found');
    } catch {
      // Whatever reading rejects with: the data does not answer.
      return refuse(503, 'The data does not answer. Try again later.');
    }
  };
}

interface Route {
  readonly pattern: RegExp;
  readonly answer: (url: URL, ...parts: string[]) => Promise<Document | Response | undefined> | Document;
}

function createRoutes({ site, reader, now, remember, paths, paintCard }: DiscoveryOptions): readonly Route[] {
  const addresses = createAddresses(site);

  /** The filters of an address as a query has them: of an author the username is in the address, items have the uid. */
  async function toQueryFilters(filters: Filters): Promise<Filters> {
    const [author] = filters['author'] ?? [];
    if (author === undefined) return filters;
    return { ...filters, author: [(await findAuthor(reader, author))?.uid ?? '-'] };
  }

  async function answerFeed(segment: string | undefined, params: URLSearchParams): Promise<Document | undefined> {
    const kind = toKind(segment);
    if (!kind) return undefined;
    const filters = parseFilters(kind, params);
    const { body } = await remember({
      key: `feed ${kind}${printFilters(kind, filters)}`,
      collection: kind,
      read: async () => {
        const asOf = new Date(now());
        const items = await readFeed(reader, kind, await toQueryFilters(filters), asOf);
        return { body: toAtom({ kind, filters, items, asOf }, addresses) };
      },
    });
    return { type: atom, body, maxAge: 5 * minute };
  }

  async function answerCalendar(kind: 'event' | 'opportunity', params: URLSearchParams): Promise<Document> {
    const filters = parseFilters(kind, params);
    const print = kind === 'event' ? toEventCalendar : toDeadlineCalendar;
    const { body } = await remember({
      key: `calendar ${kind}${printFilters(kind, filters)}`,
      collection: kind,
      read: async () => ({
        body: await print(
          { reader, addresses, now: new Date(now()) },
          { filters, read: await toQueryFilters(filters) },
        ),
      }),
    });
    return { type: calendar, body, maxAge: 5 * minute };
  }

  async function answerSitemap(part: string): Promise<Document | undefined> {
    const collection = part === 'people' ? 'profile' : (toKind(part) ?? 'article');
    const { body } = await remember({
      key: `sitemap ${part}`,
      collection,
      read: async () => ({ body: (await readSitemap(reader, part, paths, addresses)) ?? null }),
    });
    return body === null ? undefined : { type: xml, body, maxAge: 6 * hour };
  }

  async function getItem(
    segment: string | undefined,
    id: string,
  ): Promise<{ kind: ContentKind; item: SharedItem } | undefined> {
    const kind = toKind(segment);
    if (!kind || !isDocumentId(id)) return undefined;
    const { item } = await remember({
      key: `shared ${kind} ${id}`,
      collection: kind,
      read: async () => ({ item: await readSharedItem(reader, kind, id) }),
    });
    return item ? { kind, item } : undefined;
  }

  async function answerCard(card: Card | undefined): Promise<Document | undefined> {
    if (!card || !paintCard) return undefined;
    return { type: 'image/png', body: await paintCard(card), maxAge: day };
  }

  async function toItemCard(segment: string, id: string): Promise<Card | undefined> {
    const found = await getItem(segment, id);
    if (!found) return undefined;
    const { kind, item } = found;
    return { label: text(`kind.one.${kind}`), title: item.title, lang: item.lang, site: text('site.name') };
  }

  async function answerOEmbed(params: URLSearchParams): Promise<Document | Response | undefined> {
    if ((params.get('format') ?? 'json') !== 'json') return refuse(501, 'Only JSON is answered here.');
    const [, segment, id = ''] =
      /^([a-z-]+)\/([\w-]+)\/?(?:[?#].*)?$/.exec(
        params.get('url')?.startsWith(`${site}/`) ? (params.get('url') ?? '').slice(site.length + 1) : '',
      ) ?? [];
    const found = await getItem(segment, id);
    if (!found) return undefined;
    const maxWidth = Number(params.get('maxwidth') ?? Infinity);
    const maxHeight = Number(params.get('maxheight') ?? Infinity);
    return { type: json, body: toOEmbed(found, { maxWidth, maxHeight }, addresses), maxAge: hour };
  }

  const siteCard = { label: text('site.tagline'), title: text('site.name'), lang: 'en', site: text('site.name') };
  return [
    {
      pattern: /^\/robots\.txt$/,
      answer: ({ host }) => ({ type: plain, body: toRobots(host, addresses), maxAge: hour }),
    },
    {
      pattern: /^\/opensearch\.xml$/,
      answer: () => ({
        type: 'application/opensearchdescription+xml; charset=utf-8',
        body: toOpenSearch(addresses),
        maxAge: day,
      }),
    },
    { pattern: /^\/sitemap\.xml$/, answer: () => ({ type: xml, body: toSitemapIndex(addresses), maxAge: day }) },
    { pattern: /^\/sitemaps\/([a-z-]+)\.xml$/, answer: (_, part = '') => answerSitemap(part) },
    { pattern: /^\/feeds\/([a-z-]+)\.atom$/, answer: ({ searchParams }, segment) => answerFeed(segment, searchParams) },
    { pattern: /^\/calendar\/events\.ics$/, answer: ({ searchParams }) => answerCalendar('event', searchParams) },
    {
      pattern: /^\/calendar\/deadlines\.ics$/,
      answer: ({ searchParams }) => answerCalendar('opportunity', searchParams),
    },
    { pattern: /^\/oembed\.json$/, answer: ({ searchParams }) => answerOEmbed(searchParams) },
    { pattern: /^\/cards\/site\.png$/, answer: () => answerCard(siteCard) },
    {
      pattern: /^\/cards\/([a-z-]+)\/([\w-]+)\.png$/,
      answer: async (_, segment = '', id = '') => answerCard(await toItemCard(segment, id)),
    },
  ];
}
