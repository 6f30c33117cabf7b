import {
  collections as collectionNames,
  printFilters,
  profiles,
  programmePages,
  publishedKinds,
} from '@adp/shared-data';
import { foldWords } from '@adp/shared-ui/format';
import { indexFile } from '@adp/shared-ui/search-index';
import type { Handler, HandlerOptions } from '../HandlerOptions';
import type { Reading } from './AnswerCache';
import { ApiError, toApiError } from './ApiError';
import { collections } from './collections';
import type { Limited } from './createLimiter';
import type { PublicData } from './createPublicData';
import { describeApi } from './describeApi';
import { createIndexFiles, type ReadIndexFile } from './createIndexFiles';
import { createSearch } from './createSearch';
import { createSuggest } from './createSuggest';
import {
  checkFilters,
  checkId,
  checkProgrammePage,
  checkSearch,
  checkTextLanguage,
  readAuthor,
  readDirectory,
  readItem,
  readList,
  readProfile,
  readProgrammePage,
  readSearch,
  readSuggestions,
  type Source,
} from './readAnswers';
import { dataResponse, errorResponse } from './responses';

/** What a request asks for. */
interface Question {
  readonly key: string;
  readonly collections: readonly string[];
  readonly read: () => Promise<Reading>;
}

const base = '/api/v1/';
/** Timeout for the host of the search index, in milliseconds. */
const indexTimeout = 5_000;

/** A profile has what its member has published. */
const profileCollections = [profiles.collection, ...publishedKinds.map((kind) => collectionNames[kind])];

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
  const source: Source = { reader, site, now, search, suggest };
  const description = JSON.stringify(describeApi(site));

  async function answer(request: Request): Promise<Response> {
    const checkLimit = (what: Limited) => {
      if (!isWithin(request, what))
        throw new ApiError(429, 'too-many', 'Too many requests. Try again in a minute.', { retryAfter: 60 });
    };
    checkLimit('requests');
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === `${base}openapi.json`) return describe(description);
    const file = /^search\/([\w.-]+[.]json)$/.exec(pathname.slice(base.length))?.[1];
    if (file !== undefined && readIndexFile) return answerIndexFile(file, readIndexFile);
    const isFresh = searchParams.has('fresh') && isWithin(request, 'fresh');
    const question = toQuestion(pathname, searchParams, { source, isFresh });
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
function toQuestion(
  pathname: string,
  params: URLSearchParams,
  { source, isFresh }: { readonly source: Source; readonly isFresh: boolean },
): Question {
  const [name = '', id, ...rest] = pathname.startsWith(base) ? pathname.slice(base.length).split('/') : [];
  const after = params.get('after') ?? undefined;
  const collection = collections.find(({ path }) => path === name);
  if (name === 'search' && id === undefined) {
    checkParameters(params, ['q', 'in', 'lang', 'after', 'group']);
    const question = checkSearch(params, isFresh);
    const { query, only = '', lang = '', after: start = '', isGrouped } = question;
    return {
      key: `search ${only} ${lang} ${isGrouped ? 'groups' : start} ${query}`,
      collections: [],
      read: () => readSearch(source, question),
    };
  }
  if (name === 'search' && id === 'suggestions' && rest.length === 0) {
    checkParameters(params, []);
    return { key: 'search suggestions', collections: [], read: () => readSuggestions(source) };
  }
  if (name === 'programme-pages' && id !== undefined && rest.length === 0) {
    checkParameters(params, ['lang']);
    const key = checkProgrammePage(id, params.get('lang'));
    return {
      key: `programme-pages/${key.programme} ${key.lang}`,
      collections: [programmePages.collection],
      read: () => readProgrammePage(source, key),
    };
  }
  const isAuthor = name === 'authors' && id !== undefined;
  if (rest.length > 0 || !(collection || isAuthor || name === 'people'))
    throw new ApiError(404, 'not-found', `There is no ${pathname} here.`);
  if (id !== undefined) {
    checkParameters(params, collection ? ['lang'] : []);
    const key = `${name}/${checkId(id)}`;
    if (isAuthor) return { key, collections: [profiles.collection], read: () => readAuthor(source, id) };
    if (!collection) return { key, collections: profileCollections, read: () => readProfile(source, id) };
    const lang = checkTextLanguage(params.get('lang'));
    return {
      key: lang ? `${key} ${lang}` : key,
      collections: [collection.whole.collection],
      read: () => readItem(source, collection, { id, lang }),
    };
  }
  if (!collection) {
    checkParameters(params, ['q', 'after']);
    const q = params.get('q') ?? '';
    return {
      key: `people ${foldWords(q).join(' ')} ${after ?? ''}`,
      collections: [profiles.collection],
      read: () => readDirectory(source, { q, after }),
    };
  }
  const filters = checkFilters(collection, params);
  return {
    key: `${name}${printFilters(collection.kind, filters)} ${after ?? ''}`,
    collections: [collection.whole.collection],
    read: () => readList(source, collection, { filters, after }),
  };
}

function checkParameters(params: URLSearchParams, names: readonly string[]): void {
  const parameter = [...params.keys()].find((name) => name !== 'fresh' && !names.includes(name));
  if (parameter !== undefined)
    throw new ApiError(400, 'invalid-parameter', `${parameter}: there is no such parameter.`, { parameter });
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
