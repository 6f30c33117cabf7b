import { embedSecurityPolicy } from '@adp/site-document';
import { mapLists, toListSegment } from '@adp/shared-data/lists';
import { type Language, languages, toBase } from '@adp/shared-ui/languages';
import { countedProperties, type ItemCounts } from '@adp/shared-ui/search-index';
import { Hono } from 'hono';
import { ApiError, toApiError } from '../api/ApiError';
import { collections } from '../api/collections';
import type { PublicData } from '../api/createPublicData';
import { queryCounts } from '../api/indexQueries';
import { countParams, countryParams, noParams } from '../api/parameters';
import { type Query, queryCountries, queryList, queryPeopleCountries, type Source } from '../api/queries';
import { markup } from '../discovery/markup/markup';
import { refuse, respond } from '../discovery/respond';
import { createSiteUrls, type SiteUrls } from '../discovery/siteUrls';
import { type Embed, toEmbedHtml } from './embedHtml';
import { getText } from './text';
import { toChartEmbed } from './toChartEmbed';
import { toListEmbed, type StoredItem } from './toListEmbed';
import { toMapEmbed } from './toMapEmbed';

/** The time, in seconds, that caches may store an embed. A change to an item is visible within a minute. */
const maxAge = 15;
const type = 'text/html; charset=utf-8';
const headers = { 'content-security-policy': embedSecurityPolicy, 'x-robots-tag': 'noindex' };

interface ListContent {
  readonly items: readonly StoredItem[];
  readonly next: string | null;
}

type CountryContent = Parameters<typeof toMapEmbed>[1]['counts'];

/** Serves `/embed/...` and `/fr/embed/...`: lists, maps and charts for frames of other sites (docs/decisions/162). */
export function createEmbeds(source: Source, publicData: PublicData): Hono {
  const app = new Hono();
  for (const language of languages)
    app.route(`${toBase(language)}/embed`, createEmbedsIn(language, source, publicData));
  return app;
}

function createEmbedsIn(language: Language, source: Source, { cache, checkLimit }: PublicData): Hono {
  const urls = createSiteUrls(source.site, language);
  const read = async <Content>(request: Request, query: Query): Promise<Content> => {
    const onRead = () => checkLimit(request, 'reads');
    const { status, body } = await cache.get({ ...query, read: () => query.read(false), onRead });
    if (status !== 200) throw new ApiError(404, 'not-found', 'There is no such content.');
    return JSON.parse(new TextDecoder().decode(body)) as Content;
  };
  const send = (request: Request, embed: Embed) =>
    respond(request, { type, body: toEmbedHtml(embed, urls), maxAge, headers });

  const app = new Hono();
  app.use('/:path{.+}', async ({ req: { raw, method } }, next) => {
    if (method !== 'GET' && method !== 'HEAD') return refuse(405, 'Use GET or HEAD.');
    checkLimit(raw, 'requests');
    return next();
  });
  for (const collection of collections) {
    const { path, kind } = collection;
    app.get(`/${path}`, countryParams(collection), async ({ req }) => {
      const { filters } = req.valid('query');
      const readPage = (after?: string) =>
        read<ListContent>(req.raw, queryList(source, collection, { filters, after }));
      const first = await readPage();
      // Read the same two pages as the site's list, because they are often cached.
      const { items } = first.next === null ? { items: [] } : await readPage(first.next);
      return send(
        req.raw,
        toListEmbed(kind, { filters, items: [...first.items, ...items] }, { urls, now: new Date(source.now()) }),
      );
    });
    const list = mapLists.find((name) => name === kind);
    if (!list) continue;
    app.get(`/map/${toListSegment(list)}`, countryParams(collection), async ({ req }) => {
      const { filters } = req.valid('query');
      const counts = await read<CountryContent>(req.raw, queryCountries(source, collection, { filters }));
      return send(req.raw, toMapEmbed(list, { filters, counts }, urls));
    });
  }
  app.get(`/map/${toListSegment('people')}`, noParams, async ({ req: { raw } }) => {
    const counts = await read<CountryContent>(raw, queryPeopleCountries(source));
    return send(raw, toMapEmbed('people', { filters: {}, counts }, urls));
  });
  for (const property of countedProperties)
    app.get(`/chart/${property}`, countParams, async ({ req }) => {
      const { programme } = req.valid('query');
      const { counts, asOf } = await read<{ readonly counts: ItemCounts; readonly asOf: string }>(
        req.raw,
        queryCounts(source, programme),
      );
      const now = new Date(source.now());
      return send(req.raw, toChartEmbed(property, { counts, programme, asOf: new Date(asOf), now }, urls));
    });
  app.all('/:path{.+}', () => refuseEmbed(new ApiError(404, 'not-found', 'There is no such embed.'), urls));
  app.onError((error) => refuseEmbed(toApiError(error), urls));
  return app;
}

/** Returns an error as a page in the language of the embed, so that readers of the other site see the reason. */
function refuseEmbed({ status, details: { parameter = '' } }: ApiError, urls: SiteUrls): Response {
  const text = getText(urls.language);
  // Show a parameter's name only if it consists of letters, because a link can contain any text.
  const isNamed = status === 400 && /^[a-z]{1,20}$/i.test(parameter);
  const reason = isNamed
    ? text('embed.error.400.name', { name: parameter })
    : text(`embed.error.${status === 405 ? 404 : status}`);
  const refusal = refuse(status, reason);
  const body = toEmbedHtml(
    {
      title: text('embed.error'),
      canonical: urls.page('/'),
      body: markup`<p>${reason}</p>`,
      more: { href: urls.page('/about/open-data#embeds'), label: text('embed.help') },
    },
    urls,
  );
  return new Response(body, {
    status,
    headers: { ...Object.fromEntries(refusal.headers), ...headers, 'content-type': type },
  });
}
