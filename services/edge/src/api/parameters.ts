import { type ContentKind, isDocumentId } from '@adp/shared-data/content';
import { listChoices, memberStates, patterns } from '@adp/shared-data/fields';
import {
  countedFilters,
  type Filters,
  isSingle,
  listDefinitions,
  monthPattern,
  parseFilters,
} from '@adp/shared-data/lists';
import { type ProgrammePageKey, programmePageIds } from '@adp/shared-data/programme-page';
import { type TextLanguage, toTextLanguage } from '@adp/shared-data/translation';
import { languages } from '@adp/shared-ui/languages';
import {
  entryKinds,
  type SearchRequest,
  type TimelineFilters,
  timelineKey,
  timelineYear,
} from '@adp/shared-ui/search-index';
import { validator } from 'hono/validator';
import { ApiError } from './ApiError';
import { collections, type Collection } from './collections';

/** Validates a query with `check`, which throws if a value is invalid. Rejects parameters that are not in `names`. */
const query = <Value>(names: readonly string[], check: (params: URLSearchParams) => Value) =>
  validator('query', (_, { req }) => {
    const params = new URL(req.url).searchParams;
    const unknown = [...params.keys()].find((name) => name !== 'fresh' && !names.includes(name));
    if (unknown !== undefined) throw invalid(unknown, 'there is no such parameter');
    return check(params);
  });

export const noParams = query([], () => ({}));

export const id = validator('param', ({ id = '' }) => {
  if (!isDocumentId(id)) throw new ApiError(404, 'not-found', 'There is nothing by this id.');
  return { id };
});

const toFilterNames = (kind: ContentKind) => listDefinitions[kind].fields.map(({ name }) => name);

export const listParams = ({ kind }: Collection) =>
  query([...toFilterNames(kind), 'after'], (params) => ({
    filters: checkFilters(kind, params),
    after: params.get('after') ?? undefined,
  }));

/** The filters of a list whose values are counted. */
export const facetParams = ({ kind }: Collection) =>
  query(
    countedFilters(kind).map(({ name }) => name),
    (params) => ({ filters: checkFilters(kind, params) }),
  );

/** The filters of a list, whose items are counted by country. */
export const countryParams = ({ kind }: Collection) =>
  query(toFilterNames(kind), (params) => ({ filters: checkFilters(kind, params) }));

export const monthParams = ({ kind }: Collection) =>
  query(['month', ...toFilterNames(kind)], (params) => {
    const month = params.get('month') ?? '';
    if (!monthPattern.test(month)) throw invalid('month', `a value must be like ${monthPattern.source}`);
    return { month, filters: checkFilters(kind, params) };
  });

export const itemParams = query(['lang'], (params) => ({ lang: checkTextLanguage(params.get('lang')) }));

export const maxItems = 24;

export interface RequestedItems {
  readonly items: readonly { readonly path: string; readonly collection: Collection; readonly id: string }[];
  readonly lang: TextLanguage | undefined;
}

/** The paths of several items, such as `events/a1`. */
export const itemsParams = query(['id', 'lang'], (params): RequestedItems => {
  const items = [...new Set(params.getAll('id'))].map((path) => {
    const [segment, id = ''] = path.split('/', 2);
    const collection = collections.find((candidate) => candidate.path === segment);
    if (!collection || !isDocumentId(id)) throw invalid('id', 'a value must be the path of an item, like events/a1');
    return { path, collection, id };
  });
  if (items.length === 0 || items.length > maxItems) throw invalid('id', `there must be 1 to ${maxItems} values`);
  return { items, lang: checkTextLanguage(params.get('lang')) };
});

export const directoryParams = query(['q', 'country', 'language', 'expertise', 'after'], (params) => ({
  q: params.get('q') ?? '',
  country: checkCountry(params.get('country')),
  language: checkSpokenLanguage(params.get('language')),
  expertise: params.get('expertise') ?? undefined,
  after: params.get('after') ?? undefined,
}));

export const searchParams = query(['q', 'in', 'lang', 'after', 'group'], checkSearch);

export const countParams = query(['programme'], (params) => ({
  programme: checkProgramme(params.get('programme')),
}));

export const timelineParams = query(['programme', 'year', 'after'], (params): TimelineFilters => ({
  programme: checkProgramme(params.get('programme')),
  year: checkPattern('year', timelineYear, params.get('year')),
  after: checkPattern('after', timelineKey, params.get('after')),
}));

export const programmePageParams = query(['lang'], (params) => ({ lang: params.get('lang') }));

export const programmeItemsParams = query(['lang'], (params) => ({ lang: checkTextLanguage(params.get('lang')) }));

function checkFilters(kind: ContentKind, params: URLSearchParams): Filters {
  for (const field of listDefinitions[kind].fields) {
    const { name, values } = field;
    const requested = params.getAll(name);
    if (!requested.every((value) => (values instanceof RegExp ? values.test(value) : values.includes(value))))
      throw invalid(name, `a value must be ${values instanceof RegExp ? `like ${values.source}` : values.join(', ')}`);
    if (isSingle(field) && requested.length > 1) throw invalid(name, 'it has one value');
  }
  return parseFilters(kind, params);
}

function checkSearch(params: URLSearchParams): SearchRequest {
  const query = params.get('q')?.trim() ?? '';
  if (query === '') throw invalid('q', 'the words to search for are missing');
  if (query.length > 150) throw invalid('q', 'it has 150 characters at most');
  const kind = params.get('in');
  const only = entryKinds.find((entryKind) => entryKind === kind);
  if (kind !== null && only === undefined) throw invalid('in', `a value must be ${entryKinds.join(', ')}`);
  const after = params.get('after') ?? undefined;
  if (after !== undefined && !/^\d{1,3}$/.test(after)) throw invalid('after', 'there is no such page of this list');
  const group = params.get('group');
  if (group !== null && group !== 'kind') throw invalid('group', 'a value must be kind');
  if (group !== null && (only !== undefined || after !== undefined))
    throw invalid('group', 'groups are one page, of all kinds');
  return { query, only, lang: checkTextLanguage(params.get('lang')), after, isGrouped: group !== null };
}

/** Returns the key of a programme page. Throws ApiError 404 for an unknown page, 400 for a language. */
export function checkProgrammePage(id: string, requestedLang: string | null): ProgrammePageKey {
  const programme = programmePageIds.find((page) => page === id);
  if (!programme) throw new ApiError(404, 'not-found', `There is no programme-pages/${id}.`);
  const lang = languages.find((language) => language === (requestedLang ?? 'en'));
  if (!lang) throw invalid('lang', `a value must be ${languages.join(', ')}`);
  return { programme, lang };
}

function checkCountry(requested: string | null): string | undefined {
  if (requested !== null && !memberStates.includes(requested))
    throw invalid('country', 'it is the code of a member state');
  return requested ?? undefined;
}

function checkProgramme(requested: string | null): string | undefined {
  if (requested !== null && !listChoices.programme.some((programme) => programme === requested))
    throw invalid('programme', `a value must be ${listChoices.programme.join(', ')}`);
  return requested ?? undefined;
}

function checkPattern(parameter: string, pattern: RegExp, requested: string | null): string | undefined {
  if (requested !== null && !pattern.test(requested))
    throw invalid(parameter, `a value must be like ${pattern.source}`);
  return requested ?? undefined;
}

function checkSpokenLanguage(requested: string | null): string | undefined {
  if (requested !== null && !new RegExp(`^${patterns.language}$`).test(requested))
    throw invalid('language', 'it is a code of ISO 639');
  return requested ?? undefined;
}

function checkTextLanguage(requested: string | null): TextLanguage | undefined {
  const lang = toTextLanguage(requested);
  if (requested !== null && !lang) throw invalid('lang', `a value must be ${listChoices.lang.join(', ')}`);
  return lang;
}

function invalid(parameter: string, message: string): ApiError {
  return new ApiError(400, 'invalid-parameter', `${parameter}: ${message}.`, { parameter });
}
