import type { EntryKind } from '../searchEntry';

/** The meaning of words that name a country, language, kind, type, month or year, or that express a wish. */
export interface Meaning {
  /** The terms that matching entries contain. The terms of a country include that of the continent. */
  readonly terms: readonly string[];
  /** The code of a language. */
  readonly language?: string;
  /** The codes of countries. Names such as "Congo" have two. */
  readonly countries?: readonly string[];
  /** The kinds to which the found items belong. */
  readonly kinds?: readonly EntryKind[];
  /** True for a month or a year. */
  readonly isDate?: true;
  readonly wish?: Wish;
}

/** A property of the results that readers want. Items need not contain its words. */
export type Wish = 'newest' | 'people';
