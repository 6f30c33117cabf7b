import { toBulkPath } from '@adp/shared-data/content';
import { toBulkFileUrl } from '@adp/shared-data/files';
import { toCsv } from '@adp/shared-ui/download';
import { countedProperties, indexFile, type ItemCounts } from '@adp/shared-ui/search-index';
import { type Context, Hono } from 'hono';
import type { Handler } from '../HandlerOptions';
import openApi from '../../openapi.json' with { type: 'json' };
import { ApiError, toApiError } from './ApiError';
import { collections, isInCalendar } from './collections';
import type { ReadIndexFile } from './createIndexFiles';
import type { PublicData } from './createPublicData';
import {
  checkProgrammePage,
  countParams,
  countryParams,
  directoryParams,
  facetParams,
  id,
  itemParams,
  itemsParams,
  listParams,
  monthParams,
  noParams,
  type RequestedItems,
  programmeItemsParams,
  programmePageParams,
  searchParams,
  timelineParams,
} from './parameters';
import { queryCounts, queryFacets, querySearch, querySuggestions, queryTimeline } from './indexQueries';
import {
  type Query,
  queryAuthor,
  queryCountries,
  queryDirectory,
  queryItem,
  queryList,
  queryMonth,
  queryPeopleCountries,
  queryProfile,
  queryProgrammeItems,
  queryProgrammePage,
  type Source,
} from './queries';
import { dataResponse, errorResponse, itemsResponse } from './responses';

/** The timeout for the host of the search index, in milliseconds. */
const indexTimeout = 5_000;

/** Serves `/api/v1/...`: public data, for the site's own pages and for everyone (docs/decisions/070). */
export function createApi(source: Source, { cache, isWithin, checkLimit }: PublicData): Handler {
  const { site, index } = source;
  const description = JSON.stringify({ ...openApi, servers: [{ url: `${site}/api/v1` }] });

  const respond = async ({ req }: Context, query: Query) => {
    const { raw } = req;
    const isPrivate = req.query('fresh') !== undefined;
    const isFresh = isPrivate && isWithin(raw, 'fresh');
    const read = () => query.read(isFresh);
    const response = await cache.get({ ...query, read, isFresh, onRead: () => checkLimit(raw, 'reads') });
    return dataResponse(raw, response, { isPrivate });
  };

  const sendItems = async ({ req: { raw } }: Context, { items, lang }: RequestedItems) => {
    // A request counts as one read, because its size is limited.
    let isCounted = false;
    const onRead = () => {
      if (!isCounted) checkLimit(raw, 'reads');
      isCounted = true;
    };
    const responses = await Promise.all(
      items.map(async ({ path, collection, id: itemId }) => {
        const query = queryItem(source, collection, { id: itemId, lang });
        return { path, ...(await cache.get({ ...query, read: () => query.read(false), onRead })) };
      }),
    );
    return itemsResponse(responses);
  };

  const app = new Hono();
  app.use(async ({ req: { raw, method } }, next) => {
    if (method === 'OPTIONS') return preflight();
    if (method !== 'GET' && method !== 'HEAD') throw new ApiError(405, 'method-not-allowed', 'Use GET to read data.');
    checkLimit(raw, 'requests');
    return next();
  });
  const api = app.basePath('/api/v1');
  api.get('/openapi.json', () => describe(description));
  for (const collection of collections) {
    api.get(`/${collection.path}`, listParams(collection), (c) =>
      respond(c, queryList(source, collection, c.req.valid('query'))),
    );
    api.get(`/countries/${collection.path}`, countryParams(collection), (c) =>
      respond(c, queryCountries(source, collection, c.req.valid('query'))),
    );
    api.get(`/facets/${collection.path}`, facetParams(collection), (c) =>
      respond(c, queryFacets(source, collection, c.req.valid('query'))),
    );
    if (isInCalendar(collection))
      api.get(`/months/${collection.path}`, monthParams(collection), (c) =>
        respond(c, queryMonth(source, collection, c.req.valid('query'))),
      );
    app.get(toBulkPath(collection.kind), () => redirect(toBulkFileUrl(source.data, collection.kind)));
    api.get(`/${collection.path}/:id`, itemParams, id, (c) =>
      respond(c, queryItem(source, collection, { ...c.req.valid('param'), ...c.req.valid('query') })),
    );
  }
  api.get('/items', itemsParams, (c) => sendItems(c, c.req.valid('query')));
  api.get('/countries/people', noParams, (c) => respond(c, queryPeopleCountries(source)));
  api.get('/people', directoryParams, (c) => respond(c, queryDirectory(source, c.req.valid('query'))));
  api.get('/people/:id', noParams, id, (c) => respond(c, queryProfile(source, c.req.valid('param').id)));
  api.get('/authors/:id', noParams, id, (c) => respond(c, queryAuthor(source, c.req.valid('param').id)));
  api.get('/programme-pages/:id', programmePageParams, (c) =>
    respond(c, queryProgrammePage(source, checkProgrammePage(c.req.param('id'), c.req.valid('query').lang))),
  );
  api.get('/programme-items', programmeItemsParams, (c) =>
    respond(c, queryProgrammeItems(source, c.req.valid('query').lang)),
  );
  api.get('/search', searchParams, (c) => respond(c, querySearch(source, c.req.valid('query'))));
  api.get('/search/suggestions', noParams, (c) => respond(c, querySuggestions(source)));
  api.get('/timeline', timelineParams, (c) => respond(c, queryTimeline(source, c.req.valid('query'))));
  api.get('/counts', countParams, (c) => respond(c, queryCounts(source, c.req.valid('query').programme)));
  api.get(
    `/counts/:property{${countedProperties.map((name) => `${name}[.]csv`).join('|')}}`,
    countParams,
    async (c) => {
      const { programme } = c.req.valid('query');
      return sendCounts(await respond(c, queryCounts(source, programme)), {
        property: c.req.param('property').replace('.csv', ''),
        programme,
      });
    },
  );
  if (index) api.get('/search/:file{[\\w.-]+[.]json}', (c) => sendIndexFile(c.req.param('file'), index.readFile));

  app.notFound(({ req }) => {
    const { pathname } = new URL(req.url);
    return errorResponse(new ApiError(404, 'not-found', `There is no ${pathname} here.`));
  });
  app.onError((error) => errorResponse(toApiError(error)));
  return async (request) => app.fetch(request);
}

/** Returns a file of the search index, for searching on a device. Rejects with ApiError 404. */
async function sendIndexFile(name: string, readFile: ReadIndexFile): Promise<Response> {
  const file = await readFile(name, indexTimeout);
  if (!file.ok) throw new ApiError(404, 'not-found', `There is no search/${name}.`);
  return new Response(await file.text(), {
    headers: {
      'access-control-allow-origin': '*',
      // Shards never change. Caches still drop them after a day, because a member who is named in them may leave.
      'cache-control': name === indexFile ? 'public, max-age=0, s-maxage=15' : 'public, max-age=86400, immutable',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Redirects to a file in Storage, because a function cannot send large files. */
function redirect(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600', location },
  });
}

/** Converts a response with counts to CSV. Leaves errors, and responses without a body, unchanged. */
async function sendCounts(
  response: Response,
  { property, programme }: { readonly property: string; readonly programme: string | undefined },
): Promise<Response> {
  if (!response.ok || response.body === null) return response;
  const { counts } = (await response.json()) as { readonly counts: ItemCounts };
  const rows = Object.entries(counts).flatMap(([name, values]) => (name === property ? Object.entries(values) : []));
  const headers = new Headers(response.headers);
  headers.set('content-type', 'text/csv; charset=utf-8');
  headers.set('content-disposition', `attachment; filename="${[programme, property].filter(Boolean).join('-')}.csv"`);
  return new Response(toCsv([[property, 'items'], ...rows.map(([value, number]) => [value, String(number)])]), {
    headers,
  });
}

function describe(description: string): Response {
  return new Response(description, {
    headers: {
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
      'content-type': 'application/json; charset=utf-8',
    },
  });
}

/** Allows pages of all origins. This is safe, because no response depends on the caller. */
function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-headers': 'if-none-match',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-origin': '*',
      'access-control-max-age': '86400',
    },
  });
}
