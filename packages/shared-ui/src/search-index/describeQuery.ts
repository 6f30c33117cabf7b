import { fold } from '../format/fold';
import { languages } from '../i18n/languages';
import type { EntryKind, SearchEntry } from './searchEntry';
import { type QueryPart, splitQuery } from './words/splitQuery';
import { isStopWord } from './words/stopWords';

/** A search in the directory of people, which the index does not contain. */
export interface PeopleSearch {
  readonly words: string;
  readonly country?: string;
}

export interface QueryDescription {
  /** The kinds that the query names, whose results come first. Absent if there are none. */
  readonly first?: readonly EntryKind[];
  /** A search in the directory of people. Present if the query asks for people. */
  readonly people?: PeopleSearch;
}

/** Describes the order of the results of a query, and the page with further results. */
export function describeQuery(query: string, results: readonly Pick<SearchEntry, 'kind'>[]): QueryDescription {
  const parts = splitQuery(query);
  const meanings = parts.flatMap(({ named }) => named ?? []);
  const kinds = new Set(meanings.flatMap((meaning) => meaning.kinds ?? []));
  const first = [...kinds].filter((kind) => results.some((result) => result.kind === kind));
  return {
    ...(first.length > 0 && { first }),
    ...(meanings.some(({ wish }) => wish === 'people') && { people: toPeopleSearch(parts) }),
  };
}

function toPeopleSearch(parts: readonly QueryPart[]): PeopleSearch {
  const words = parts
    .filter(({ named }) => named === undefined)
    .flatMap(({ written }) => written)
    .filter((word) => !languages.some((language) => isStopWord(fold(word), language)));
  const [country] = parts.flatMap(({ named: { countries = [] } = {} }) => (countries.length === 1 ? countries : []));
  return { words: words.join(' '), ...(country !== undefined && { country }) };
}
