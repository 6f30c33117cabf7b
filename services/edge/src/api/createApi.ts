import { indexFile } from '@adp/shared-ui/search-index';
import { type Context, Hono } from 'hono';
import type { Handler, HandlerOptions } from '../HandlerOptions';
import { ApiError, toApiError } from './ApiError';
import { collections } from './collections';
import { createIndexFiles, type ReadIndexFile } from './createIndexFiles';
import type { Limited } from './createLimiter';
import type { PublicData } from './createPublicData';
import { createSearch } from './createSearch';
import { createSuggest } from './createSuggest';
import { describeApi } from './describeApi';
import {
  checkProgrammePage,
  directoryQuery,
  id,
  itemQuery,
  listQuery,
  noQuery,
  programmePageQuery,
  searchQuery,
} from './parameters';
import { createQuestions, type Question } from './questions';
import { dataResponse, errorResponse } from './responses';

/** Timeout for the host of the search index, in milliseconds. */
const indexTimeout = 5_000;

/** Answers `/api/v1/...`: public data, as the site's own pages read it and for whoever else wants it (docs/decisions/070). */
export function createApi(
  {
    site,
    data,
    now = Date.now,
    searchIndex,
    fetch,
  }: Pick<HandlerOptions, 'site' | 'data' | 'now' | 'searchIndex' | 'fetch'>,
  { reader, cache, isWithin }: PublicData,
): Handler {
  const readIndexFile = searchIndex === undefined ? undefined : createIndexFiles({ data, folder: searchIndex, fetch });
  const search = readIndexFile && createSearch({ readIndexFile, reader, cache, now });
  const suggest = readIndexFile && createSuggest(readIndexFile);
  const questions = createQuestions({ reader, site, now, search, suggest });
  const description = JSON.stringify(describeApi(site));

  const checkLimit = (request: Request, what: Limited) => {
    if (!isWithin(request, what))
      throw new ApiError(429, 'too-many', 'Too many requests. Try again in a minute.', { retryAfter: 60 });
  };
  const answer = async ({ req }: Context, question: Question) => {
    const { raw } = req;
    const isForOne = req.query('fresh') !== undefined;
    const isFresh = isForOne && isWithin(raw, 'fresh');
    const read = () => question.read(isFresh);
    const found = await cache.get({ ...question, read, isFresh, onRead: () => checkLimit(raw, 'reads') });
    return dataResponse(raw, found, { isForOne });
  };

  const app = new Hono();
  app.use(async ({ req: { raw, method } }, next) => {
    if (method === 'OPTIONS') return preflight();
    if (method !== 'GET' && method !== 'HEAD')
      throw new ApiError(405, 'method-not-allowed', 'Data is read here, with GET.');
    checkLimit(raw, 'requests');
    return next();
  });
  const api = app.basePath('/api/v1');
  api.get('/openapi.json', () => describe(description));
  for (const collection of collections) {
    api.get(`/${collection.path}`, listQuery(collection), (c) =>
      answer(c, questions.list(collection, c.req.valid('query'))),
    );
    api.get(`/${collection.path}/:id`, itemQuery, id, (c) =>
      answer(c, questions.item(collection, c.req.valid('param').id, c.req.valid('query').lang)),
    );
  }
  api.get('/people', directoryQuery, (c) => answer(c, questions.directory(c.req.valid('query'))));
  api.get('/people/:id', noQuery, id, (c) => answer(c, questions.profile(c.req.valid('param').id)));
  api.get('/authors/:id', noQuery, id, (c) => answer(c, questions.author(c.req.valid('param').id)));
  api.get('/programme-pages/:id', programmePageQuery, (c) =>
    answer(c, questions.programmePage(checkProgrammePage(c.req.param('id'), c.req.valid('query').lang))),
  );
  api.get('/search', searchQuery, (c) => answer(c, questions.search(c.req.valid('query'))));
  api.get('/search/suggestions', noQuery, (c) => answer(c, questions.suggestions()));
  if (readIndexFile)
    api.get('/search/:file{[\\w.-]+[.]json}', (c) => answerIndexFile(c.req.param('file'), readIndexFile));

  app.notFound(({ req }) => {
    const { pathname } = new URL(req.url);
    return errorResponse(new ApiError(404, 'not-found', `There is no ${pathname} here.`));
  });
  app.onError((error) => errorResponse(toApiError(error)));
  return async (request) => app.fetch(request);
}

/** Returns a file of the search index for search on a device. @throws ApiError 404 */
async function answerIndexFile(name: string, readIndexFile: ReadIndexFile): Promise<Response> {
  const file = await readIndexFile(name, indexTimeout);
  if (!file.ok) throw new ApiError(404, 'not-found', `There is no search/${name}.`);
  return new Response(await file.text(), {
    headers: {
      'access-control-allow-origin': '*',
      // Shard names are content hashes. A shard may name a member who leaves later, so caches drop it after a day.
      'cache-control': name === indexFile ? 'public, max-age=0, s-maxage=15' : 'public, max-age=86400, immutable',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    },
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

/** Any page may ask: nothing here depends on who does. */
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
