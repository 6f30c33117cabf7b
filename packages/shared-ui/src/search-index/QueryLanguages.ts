import type { QueryCombination } from 'minisearch';
import { findThemes, indexThemes, type ThemeIndex } from './findThemes';
import { type ParsedQuery, parseQuery, type Unit } from './parseQuery';
import { loadStemmer } from './stemmers/loadStemmer';
import type { Stemmer } from './stemmers/Stemmer';

/** Functions that report whether an index contains a word or a stem. */
interface IndexWords {
  readonly isKnown: (word: string) => boolean;
  readonly isKnownStem: (stem: string) => boolean;
}

/** The languages of an index, in which queries are parsed. */
export class QueryLanguages {
  readonly stemmers = new Map<string, Stemmer>();
  /** Index of theme names in the languages whose stemmers are loaded. */
  private themes: ThemeIndex | undefined;

  async load(languages: readonly (string | undefined)[]): Promise<void> {
    await Promise.all(
      [...new Set(languages)].map(async (lang) => {
        if (lang === undefined || this.stemmers.has(lang)) return;
        this.stemmers.set(lang, await loadStemmer(lang));
        this.themes = undefined;
      }),
    );
  }

  parse(query: string, words: IndexWords): ParsedQuery {
    // Limit the length of the query, because each word takes time. No title is longer than this.
    return parseQuery(query.slice(0, 150), {
      ...words,
      stemmers: this.stemmers,
      findThemes: (word) => findThemes((this.themes ??= indexThemes(this.stemmers)), word),
    });
  }
}

export function combineUnits(units: readonly Unit[], combineWith: 'AND' | 'OR'): QueryCombination {
  return { combineWith, queries: units.map(({ query }) => query), weights: { fuzzy: 0.3, prefix: 0.6 } };
}

/** Combines the required units. Entries that also match the wishes rank higher. */
export function combineAll({ required, all }: ParsedQuery): QueryCombination {
  const together = combineUnits(required, 'AND');
  return all.length === required.length
    ? together
    : { combineWith: 'OR', queries: [together, combineUnits(all, 'AND')] };
}
