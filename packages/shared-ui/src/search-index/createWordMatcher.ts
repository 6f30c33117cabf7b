import { fold } from '../format/fold';
import type { SearchEntry } from './searchEntry';
import { loadStemmer } from './stemmers/loadStemmer';
import type { Stemmer } from './stemmers/Stemmer';
import { getText, toCodeTerms, toStems, toStemTerm, toWords, wordFields } from './toTerms';
import { findNamed } from './words/names';
import { isStopWord } from './words/stopWords';
import { joinParts, splitCompounds, splitParts } from './words/splitWords';
import { themeNames } from './words/themes';

/** The terms of each word of a query. A text must have at least one term of each word. */
export type QueryTerms = readonly (readonly string[])[];

export interface WordMatcher {
  readonly toQueryTerms: (query: string) => QueryTerms;
  readonly toEntryTerms: (entry: SearchEntry) => ReadonlySet<string>;
}

/** Creates a matcher that requires all words and allows no typing errors, because a wrong alert is worse than a missing one. */
export async function createWordMatcher(languages: readonly string[]): Promise<WordMatcher> {
  const loaded = await Promise.all(languages.map(async (language) => [language, await loadStemmer(language)] as const));
  const stemmers: ReadonlyMap<string, Stemmer> = new Map(loaded);
  const toTerms = (text: string, language: string) => {
    const stem = stemmers.get(language);
    return [...toWords(text, language), ...(stem ? toStems(text, language, stem).map(([term]) => term) : [])];
  };
  return {
    toQueryTerms: (query) => {
      const words = splitQuery(query);
      const significant = words.filter(({ word }) => !languages.some((language) => isStopWord(fold(word), language)));
      return (significant.length > 0 ? significant : words).map(({ word, codes }) => [
        fold(word),
        ...loaded.flatMap(([language, stem]) => stem(word).map((form) => toStemTerm(form, language))),
        ...codes,
      ]);
    },
    toEntryTerms: (entry) => {
      const { lang = '', themes = [] } = entry;
      const texts = wordFields.flatMap((field) => toTerms(getText(entry, field), lang));
      const names = themes.flatMap((theme) => Object.entries(themeNames[theme] ?? {}));
      return new Set([
        ...texts,
        ...names.flatMap(([language, name]) => toTerms(name, language)),
        ...toCodeTerms(entry),
      ]);
    },
  };
}

/**
 * Splits a query into words. Each word in the name of a country or language has its codes, so that an entry needs either
 * a code or all words of the name.
 */
function splitQuery(query: string): readonly { readonly word: string; readonly codes: readonly string[] }[] {
  const compounds = splitCompounds(query);
  const folded = compounds.map(joinParts);
  const words: { readonly word: string; readonly codes: readonly string[] }[] = [];
  for (let start = 0; start < compounds.length;) {
    const { length, terms: codes } = findNamed(folded.slice(start)) ?? { length: 1, terms: [] };
    const written = compounds.slice(start, start + length).flatMap(splitParts);
    words.push(...written.map((word) => ({ word, codes })));
    start += length;
  }
  return words;
}
