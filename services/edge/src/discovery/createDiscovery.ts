import type { DataReader } from '@adp/shared-data/client';
import { collections, isDocumentId } from '@adp/shared-data/content';
import { type Filters, parseFilters, printFilters } from '@adp/shared-data/lists';
import { findAuthor } from '@adp/shared-data/member';
import { toReader } from '@adp/shared-data/translation';
import { getTextLanguage } from '@adp/shared-ui/format';
import { type Language, languages, splitLanguage } from '@adp/shared-ui/languages';
import { Hono } from 'hono';
import { icon } from '@adp/site-document';
import { ApiError, toApiError } from '../api/ApiError';
import type { PublicData } from '../api/createPublicData';
import type { HandlerOptions } from '../HandlerOptions';
import { createAddresses, toKind } from './addresses';
import type { Card, Icon } from './card/createPainter';
import { toAtom } from './feeds/atom';
import { toFeedLanguage } from './feeds/toFeedLanguage';
import { toDeadlineCalendar, toEventCalendar } from './feeds/calendars';
import { readFeed } from './feeds/readFeed';
import { toOEmbed } from './oEmbed';
import { readSharedItem } from './readItem';
import { createRemember, type Remember } from './remember';
import { type Document, movePermanently, refuse, respond } from './respond';
import { findSitemapPart, sitemapParts, toSitemapIndex, toUrlSet } from './sitemap';
import { closedRobots, isSiteHost, toOpenSearch, toRobots } from './siteFiles';
import type { ListRoutes } from './siteRoutes';
import { getText } from './text';

/** What an address asks, and what has been read before. */
interface Query {
  readonly url: URL;
  /** Under which the visitor knows the site. */
  readonly host: string;
  readonly remember: Remember;
}

/** The site's icon where no SVG is understood, by its width. Browsers and telephones ask for the first two unasked. */
const icons = { 'favicon.ico': 48, 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const;

/** In seconds. With what is in memory, and what caches still send while they get another, a change is seen within a minute. */
const soon = 15;
const hour = 3_600;
const day = 86_400;
const atom = 'application/atom+xml; charset=utf-8';
const xml = 'application/xml; charset=utf-8';
const calendar = 'text/calendar; charset=utf-8';
const json = 'application/json; charset=utf-8';
const plain = 'text/plain; charset=utf-8';
const tooMany = 'Too many requests. Try again in a minute.';

/**
 * Answers for search engines, feed readers, calendars and previews of links: robots.txt, sitemaps, feeds, calendars, the
 * description of the search, oEmbed and cards. Has no routes for other paths.
 */
export function createDiscovery(
  {
    site,
    now = Date.now,
    paint,
    listRoutes = () => Promise.resolve([]),
  }: Pick<HandlerOptions, 'site' | 'now' | 'paint' | 'listRoutes'>,
  publicData: PublicData,
): Hono {
  const { reader, isWithin } = publicData;
  const answers = createAnswers({ site, now, reader, paint, listRoutes });
  const app = new Hono();

  /** Adds a path. `answer` gets its parameters without the file's extension. */
  const on = (path: string, answer: Answer) =>
    app.all(path, async ({ req }) => {
      const { raw } = req;
      if (raw.method !== 'GET' && raw.method !== 'HEAD') return refuse(405, 'Only GET and HEAD are answered here.');
      if (!isWithin(raw, 'requests')) return refuse(429, tooMany);
      const onRead = () => {
        if (!isWithin(raw, 'reads')) throw new ApiError(429, 'too-many', tooMany);
      };
      const url = new URL(raw.url);
      // A front end passes on the name that it was called by: that of a preview channel is another one.
      const host = req.header('x-forwarded-host') ?? url.host;
      const params = Object.entries<string>(req.param()).map(([name, value]) => [name, value.replace(/[.]\w+$/, '')]);
      const query = { url, host, remember: createRemember(publicData, now, onRead) };
      const document = await answer(query, Object.fromEntries(params));
      if (document instanceof Response) return document;
      return document ? respond(raw, document) : refuse(404, 'Not found');
    });

  on('/robots.txt', answers.robots);
  on('/opensearch.xml', answers.openSearch);
  on('/sitemap.xml', answers.sitemapIndex);
  on('/sitemaps/:part{[a-z-]+[.]xml}', (query, { part }) => answers.sitemap(query, part));
  on('/feeds/:segment{[a-z-]+[.]atom}', (query, { segment }) => answers.feed(query, segment));
  on('/calendar/events.ics', (query) => answers.calendar(query, 'event'));
  on('/calendar/deadlines.ics', (query) => answers.calendar(query, 'opportunity'));
  on('/oembed.json', answers.oEmbed);
  on('/cards/site.png', answers.siteCard);
  on('/cards/:segment{[a-z-]+}/:id{[\\w-]+[.]png}', (query, { segment, id }) => answers.itemCard(query, segment, id));
  for (const [file, width] of Object.entries(icons)) on(`/${file}`, () => answers.picture({ svg: icon, width }));

  app.onError((error) => {
    const { status, message } = toApiError(error);
    return refuse(status, message);
  });
  return app;
}

type Answer = (
  query: Query,
  params: Readonly<Record<string, string>>,
) => Promise<Document | Response | undefined> | Document;

interface AnswerOptions extends Pick<HandlerOptions, 'site'> {
  readonly paint: HandlerOptions['paint'] | undefined;
  readonly now: () => number;
  readonly reader: Pick<DataReader, 'list' | 'get'>;
  readonly listRoutes: ListRoutes;
}

/** The language that the address of a picture, or of the search's description, names; English where it names none. */
function readLanguage({ url }: Query): Language {
  return languages.find((one) => one === url.searchParams.get('lang')) ?? 'en';
}

// eslint-disable-next-line max-lines-per-function -- its answers share the site and its reader
function createAnswers({ site, now, reader, paint, listRoutes }: AnswerOptions) {
  const addresses = createAddresses(site);

  /** The filters of an address as a query has them: of an author the username is in the address, items have the uid. */
  async function toQueryFilters(filters: Filters): Promise<Filters> {
    const [author] = filters['author'] ?? [];
    if (author === undefined) return filters;
    return { ...filters, author: [(await findAuthor(reader, author))?.uid ?? '-'] };
  }

  async function answerFeed({ url, remember }: Query, segment: string | undefined): Promise<Document | undefined> {
    const kind = toKind(segment);
    if (!kind) return undefined;
    const filters = parseFilters(kind, url.searchParams);
    const { body } = await remember(`feed ${kind}${printFilters(kind, filters)}`, [collections[kind]], async () => {
      const asOf = new Date(now());
      const addresses = createAddresses(site, toFeedLanguage(filters));
      const read = await readFeed(reader, kind, await toQueryFilters(filters), asOf);
      const items = read.map((item) => toReader(item, addresses.language));
      return { body: toAtom({ kind, filters, items, asOf }, addresses) };
    });
    return { type: atom, body, maxAge: soon };
  }

  async function answerCalendar({ url, remember }: Query, kind: 'event' | 'opportunity'): Promise<Document> {
    const filters = parseFilters(kind, url.searchParams);
    const print = kind === 'event' ? toEventCalendar : toDeadlineCalendar;
    const { body } = await remember(`calendar ${kind}${printFilters(kind, filters)}`, [collections[kind]], async () => {
      const read = await toQueryFilters(filters);
      const addresses = createAddresses(site, toFeedLanguage(filters));
      return { body: await print({ reader, addresses, now: new Date(now()) }, { filters, read }) };
    });
    return { type: calendar, body, maxAge: soon };
  }

  const sitemapAge = 6 * hour;

  /** Reads the pages of a part of the sitemap. Undefined if there is no such part. */
  async function readSitemapPart({ remember }: Query, name: string) {
    const part = findSitemapPart(name);
    if (!part) return undefined;
    // Nothing is read for it, and a release changes it.
    if (part.collections.length === 0) return part.read({ reader, listRoutes });
    const { entries } = await remember(
      `sitemap ${name}`,
      part.collections,
      async () => ({ entries: await part.read({ reader, listRoutes }) }),
      { maxAge: sitemapAge * 1_000 },
    );
    return entries;
  }

  /** Search engines report a sitemap without pages as an error, so the index omits empty parts. */
  async function answerSitemapIndex(query: Query): Promise<Document> {
    const parts: string[] = [];
    for (const name of sitemapParts) if ((await readSitemapPart(query, name))?.length) parts.push(name);
    return { type: xml, body: toSitemapIndex(parts, addresses), maxAge: sitemapAge };
  }

  async function answerSitemap(query: Query, name = ''): Promise<Document | Response | undefined> {
    const { url } = query;
    // Redirect, so that caches store one URL. Each variant would list thousands of pages again.
    if (url.search !== '' && findSitemapPart(name)) return movePermanently(addresses.page(url.pathname));
    const entries = await readSitemapPart(query, name);
    return entries && { type: xml, body: toUrlSet(entries, addresses), maxAge: sitemapAge };
  }

  async function getItem({ remember }: Query, segment: string | undefined, id: string, language: Language) {
    const kind = toKind(segment);
    if (!kind || !isDocumentId(id)) return undefined;
    const { item } = await remember(`item ${kind} ${id}`, [collections[kind]], async () => ({
      item: await readSharedItem(reader, kind, id),
    }));
    return item ? { kind, item: toReader(item, language) } : undefined;
  }

  async function answerPicture(picture: Card | Icon | undefined): Promise<Document | undefined> {
    if (!picture || !paint) return undefined;
    return { type: 'image/png', body: await paint(picture), maxAge: day };
  }

  async function toItemCard(query: Query, segment: string, id: string): Promise<Card | undefined> {
    const language = readLanguage(query);
    const found = await getItem(query, segment, id, language);
    if (!found) return undefined;
    const { kind, item } = found;
    const text = getText(language);
    return {
      label: text(`kind.one.${kind}`),
      title: item.title,
      lang: getTextLanguage(item),
      site: text('site.name'),
      around: language,
    };
  }

  function toSiteCard(query: Query): Card {
    const lang = readLanguage(query);
    const text = getText(lang);
    return { label: text('site.tagline'), title: text('site.name'), lang, site: text('site.name'), around: lang };
  }

  async function answerOEmbed(query: Query): Promise<Document | Response | undefined> {
    const params = query.url.searchParams;
    if ((params.get('format') ?? 'json') !== 'json') return refuse(501, 'Only JSON is answered here.');
    const address = params.get('url') ?? '';
    // A page says so in each language, of its own address.
    const { language, path } = splitLanguage(address.startsWith(`${site}/`) ? address.slice(site.length) : '');
    const [, segment, id = ''] = /^\/([a-z-]+)\/([\w-]+)\/?(?:[?#].*)?$/.exec(path) ?? [];
    const found = await getItem(query, segment, id, language);
    if (!found) return undefined;
    const maxWidth = Number(params.get('maxwidth') ?? Infinity);
    const maxHeight = Number(params.get('maxheight') ?? Infinity);
    return {
      type: json,
      body: toOEmbed(found, { maxWidth, maxHeight }, createAddresses(site, language)),
      maxAge: soon,
    };
  }

  return {
    robots: async ({ host }: Query): Promise<Document> =>
      isSiteHost(host, addresses)
        ? { type: plain, body: toRobots(await listRoutes(), addresses), maxAge: hour }
        : // Who asks says which host it is: no cache may have this for everybody.
          { type: plain, body: closedRobots, maxAge: 0 },
    openSearch: (query: Query): Document => ({
      type: 'application/opensearchdescription+xml; charset=utf-8',
      body: toOpenSearch(createAddresses(site, readLanguage(query))),
      maxAge: day,
    }),
    sitemapIndex: answerSitemapIndex,
    sitemap: answerSitemap,
    feed: answerFeed,
    calendar: answerCalendar,
    oEmbed: answerOEmbed,
    siteCard: (query: Query) => answerPicture(toSiteCard(query)),
    itemCard: async (query: Query, segment = '', id = '') => answerPicture(await toItemCard(query, segment, id)),
    picture: answerPicture,
  };
}
