import type { Query } from 'minisearch';
import { parseQuery } from './parseQuery';
import type { SearchEntry } from './searchEntry';
import { loadStemmer } from './stemmers/loadStemmer';
import type { Stemmer } from './stemmers/Stemmer';
import { getText, getWords, toCodeTerms, toStems, toWords, wordFields } from './toTerms';
import { themeNames } from './words/themes';

export interface WordMatcher {
  /** Returns a function that decides whether the terms of an entry match a query. */
  readonly compile: (query: string) => (terms: ReadonlySet<string>) => boolean;
  readonly toEntryTerms: (entry: SearchEntry) => ReadonlySet<string>;
}

/**
 * Creates a matcher with the same meaning of queries as the search. It requires all words and allows neither typing
 * errors nor beginnings of words, because a wrong alert is worse than a missing one.
 */
export async function createWordMatcher(languages: readonly string[]): Promise<WordMatcher> {
  const loaded = await Promise.all(languages.map(async (language) => [language, await loadStemmer(language)] as const));
  const stemmers: ReadonlyMap<string, Stemmer> = new Map(loaded);
  const getStems = (text: string, language: string) => {
    const stem = stemmers.get(language);
    return stem ? toStems(text, language, stem).map(([term]) => term) : [];
  };
  // Themes are found by their names, which `toEntryTerms` adds.
  const context = { stemmers, isKnown: () => false, isKnownStem: () => false, findThemes: () => [] };
  return {
    compile: (query) => {
      const { required } = parseQuery(query, context);
      return (terms) => required.length > 0 && required.every((unit) => isMatch(unit.query, terms));
    },
    toEntryTerms: (entry) => {
      const { lang = '', themes = [] } = entry;
      const texts = wordFields.flatMap((field) => [
        ...getWords(entry, field),
        ...getStems(getText(entry, field), lang),
      ]);
      const names = themes.flatMap((theme) => Object.entries(themeNames[theme] ?? {}));
      return new Set([
        ...texts,
        ...names.flatMap(([language, name]) => [...toWords(name, language), ...getStems(name, language)]),
        ...toCodeTerms(entry),
      ]);
    },
  };
}

function isMatch(query: Query, terms: ReadonlySet<string>): boolean {
  if (typeof query === 'string') return terms.has(query);
  if (typeof query === 'symbol') return true;
  return query.combineWith === 'AND'
    ? query.queries.every((each) => isMatch(each, terms))
    : query.queries.some((each) => isMatch(each, terms));
}
