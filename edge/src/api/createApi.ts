import { printFilters } from '@adp/shared-data';
import { foldWords } from '@adp/shared-ui/format';
import type { Handler, HandlerOptions } from '../HandlerOptions';
import type { Reading } from './AnswerCache';
import { ApiError, toApiError } from './ApiError';
import { collections } from './collections';
import type { Limited } from './createLimiter';
import type { PublicData } from './createPublicData';
import { describeApi } from './describeApi';
import { checkFilters, checkId, readDirectory, readItem, readList, readProfile, type Source } from './readAnswers';
import { dataResponse, errorResponse } from './responses';

/** What a request asks for. */
interface Question {
  readonly key: string;
  readonly collection?: string;
  readonly read: () => Promise<Reading>;
}

const base = '/api/v1/';

/** Answers `/api/v1/...`: public data, as the site's own pages read it and for whoever else wants it (docs/decisions/070). */
export function createApi(
  { site, now = Date.now }: Pick<HandlerOptions, 'site' | 'now'>,
  { reader, cache, isWithin }: PublicData,
): Handler {
  const source: Source = { reader, site, now };
  const description = JSON.stringify(describeApi(site));

  async function answer(request: Request): Promise<Response> {
    const checkLimit = (what: Limited) => {
      if (!isWithin(request, what))
        throw new ApiError(429, 'too-many', 'Too many requests. Try again in a minute.', { retryAfter: 60 });
    };
    checkLimit('requests');
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === `${base}openapi.json`) return describe(description);
    const question = toQuestion(pathname, searchParams, source);
    const isFresh = searchParams.has('fresh') && isWithin(request, 'fresh');
    const found = await cache.get({ ...question, isFresh, onRead: () => checkLimit('reads') });
    return dataResponse(request, found, { isForOne: searchParams.has('fresh') });
  }

  return async (request) => {
    try {
      if (request.method === 'OPTIONS') return preflight();
      if (request.method !== 'GET' && request.method !== 'HEAD')
        throw new ApiError(405, 'method-not-allowed', 'Data is read here, with GET.');
      return await answer(request);
    } catch (error) {
      return errorResponse(toApiError(error));
    }
  };
}

/** @throws ApiError for an address that asks for nothing, or for something that cannot be */
function toQuestion(pathname: string, params: URLSearchParams, source: Source): Question {
  const [name = '', id, ...rest] = pathname.startsWith(base) ? pathname.slice(base.length).split('/') : [];
  const after = params.get('after') ?? undefined;
  const collection = collections.find(({ path }) => path === name);
  if (rest.length > 0 || !(collection || name === 'people'))
    throw new ApiError(404, 'not-found', `There is no ${pathname} here.`);
  if (id !== undefined) {
    checkParameters(params, []);
    const key = `${name}/${checkId(id)}`;
    if (!collection) return { key, read: () => readProfile(source, id) };
    return { key, collection: collection.whole.collection, read: () => readItem(source, collection, id) };
  }
  if (!collection) {
    checkParameters(params, ['q', 'after']);
    const q = params.get('q') ?? '';
    return { key: `people ${foldWords(q).join(' ')} ${after ?? ''}`, read: () => readDirectory(source, { q, after }) };
  }
  const filters = checkFilters(collection, params);
  return {
    key: `${name}${printFilters(collection.kind, filters)} ${after ?? ''}`,
    collection: collection.whole.collection,
    read: () => readList(source, collection, { filters, after }),
  };
}

function checkParameters(params: URLSearchParams, names: readonly string[]): void {
  const parameter = [...params.keys()].find((name) => name !== 'fresh' && !names.includes(name));
  if (parameter !== undefined)
    throw new ApiError(400, 'invalid-parameter', `${parameter}: there is no such parameter.`, { parameter });
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
