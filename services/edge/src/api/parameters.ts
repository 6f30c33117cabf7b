import { type ContentKind, isDocumentId } from '@adp/shared-data/content';
import { listChoices } from '@adp/shared-data/fields';
import { type Filters, isSingle, listDefinitions, parseFilters } from '@adp/shared-data/lists';
import { type ProgrammePageKey, programmePageIds } from '@adp/shared-data/programme-page';
import { type TextLanguage, toTextLanguage } from '@adp/shared-data/translation';
import { languages } from '@adp/shared-ui/languages';
import { entryKinds, type SearchRequest } from '@adp/shared-ui/search-index';
import { validator } from 'hono/validator';
import { ApiError } from './ApiError';
import type { Collection } from './collections';

/** Validates the query with `check`, which throws for what cannot be, and refuses all parameters but those that are named. */
const query = <Value>(names: readonly string[], check: (params: URLSearchParams) => Value) =>
  validator('query', (_, { req }) => {
    const params = new URL(req.url).searchParams;
    const unknown = [...params.keys()].find((name) => name !== 'fresh' && !names.includes(name));
    if (unknown !== undefined) throw invalid(unknown, 'there is no such parameter');
    return check(params);
  });

/** Refuses all parameters. */
export const noQuery = query([], () => ({}));

/** Validates the id in a path. */
export const id = validator('param', ({ id = '' }) => {
  if (!isDocumentId(id)) throw new ApiError(404, 'not-found', 'There is nothing by this id.');
  return { id };
});

/** The filters of a list's URL, and which page of it. */
export const listQuery = ({ kind }: Collection) => {
  const { fields } = listDefinitions[kind];
  return query([...fields.map(({ name }) => name), 'after'], (params) => ({
    filters: checkFilters(kind, params),
    after: params.get('after') ?? undefined,
  }));
};

/** The language of an item's text. */
export const itemQuery = query(['lang'], (params) => ({ lang: checkTextLanguage(params.get('lang')) }));

/** Words of names in the directory of members. */
export const directoryQuery = query(['q', 'after'], (params) => ({
  q: params.get('q') ?? '',
  after: params.get('after') ?? undefined,
}));

/** A search among the published items of all kinds. */
export const searchQuery = query(['q', 'in', 'lang', 'after', 'group'], checkSearch);

/** The language of a programme's page. Which languages there are is checked with the page. */
export const programmePageQuery = query(['lang'], (params) => ({ lang: params.get('lang') }));

function checkFilters(kind: ContentKind, params: URLSearchParams): Filters {
  for (const field of listDefinitions[kind].fields) {
    const { name, values } = field;
    const given = params.getAll(name);
    if (!given.every((value) => (values instanceof RegExp ? values.test(value) : values.includes(value))))
      throw invalid(name, `a value must be ${values instanceof RegExp ? `like ${values.source}` : values.join(', ')}`);
    if (isSingle(field) && given.length > 1) throw invalid(name, 'it has one value');
  }
  return parseFilters(kind, params);
}

function checkSearch(params: URLSearchParams): SearchRequest {
  const query = params.get('q')?.trim() ?? '';
  if (query === '') throw invalid('q', 'the words to search for are missing');
  if (query.length > 150) throw invalid('q', 'it has 150 characters at most');
  const wanted = params.get('in');
  const only = entryKinds.find((kind) => kind === wanted);
  if (wanted !== null && only === undefined) throw invalid('in', `a value must be ${entryKinds.join(', ')}`);
  const after = params.get('after') ?? undefined;
  if (after !== undefined && !/^\d{1,3}$/.test(after)) throw invalid('after', 'there is no such page of this list');
  const group = params.get('group');
  if (group !== null && group !== 'kind') throw invalid('group', 'a value must be kind');
  if (group !== null && (only !== undefined || after !== undefined))
    throw invalid('group', 'groups are one page, of all kinds');
  return { query, only, lang: checkTextLanguage(params.get('lang')), after, isGrouped: group !== null };
}

/**
 * Returns a page of programmes, in a language.
 * @throws ApiError 404 for no page of this site, 400 for a language that it does not have
 */
export function checkProgrammePage(id: string, wanted: string | null): ProgrammePageKey {
  const programme = programmePageIds.find((page) => page === id);
  if (!programme) throw new ApiError(404, 'not-found', `There is no programme-pages/${id}.`);
  const lang = languages.find((language) => language === (wanted ?? 'en'));
  if (!lang) throw invalid('lang', `a value must be ${languages.join(', ')}`);
  return { programme, lang };
}

function checkTextLanguage(wanted: string | null): TextLanguage | undefined {
  const lang = toTextLanguage(wanted);
  if (wanted !== null && !lang) throw invalid('lang', `a value must be ${listChoices.lang.join(', ')}`);
  return lang;
}

function invalid(parameter: string, message: string): ApiError {
  return new ApiError(400, 'invalid-parameter', `${parameter}: ${message}.`, { parameter });
}
