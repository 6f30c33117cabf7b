import { displayNames } from '../../format/intl';
import { findLanguageEntry, languages } from '../../i18n/languages';
import { memberStates } from '../../places/memberStates';
import { continentTerm, toCodeTerm } from '../toTerms';
import { joinParts, splitCompounds } from './splitWords';

/** A country or language that a query names. */
export interface Named {
  /** The terms of entries that it finds. Those of a country include the term of the continent. */
  readonly terms: readonly string[];
  /** The number of words in the name. */
  readonly length: number;
  /** The code of a language. */
  readonly language?: string;
}

type Meaning = Omit<Named, 'length'>;

let cachedNames: ReadonlyMap<string, Meaning> | undefined;
const maxLength = 8;

/**
 * Returns the country or language with the longest name that the words begin with, in any of the site's languages.
 * `words` must be folded. Finds no parts of names, so that "Africa" is not South Africa.
 */
export function findNamed(words: readonly string[]): Named | undefined {
  const names = (cachedNames ??= collectNames());
  for (let length = Math.min(words.length, maxLength); length > 0; length -= 1) {
    const named = names.get(words.slice(0, length).join(''));
    if (named) return { ...named, length };
  }
  return undefined;
}

function collectNames(): ReadonlyMap<string, Meaning> {
  const names = new Map<string, Meaning>();
  const add = (name: string, meaning: Meaning) => {
    // The English name of São Tomé has a sign that readers write as a word.
    for (const written of [name, name.replace('&', 'and')])
      names.set(splitCompounds(written).map(joinParts).join(''), meaning);
  };
  const locales = languages.flatMap((language) => [language, ...(findLanguageEntry(language)?.variants ?? [])]);
  for (const locale of locales) {
    const [regions, spoken] = (['region', 'language'] as const).map((type) => displayNames(locale, { type }));
    for (const state of memberStates)
      add(regions?.of(state) ?? state, { terms: [toCodeTerm(state, 'country'), continentTerm] });
    for (const language of languages)
      add(spoken?.of(language) ?? language, { terms: [toCodeTerm(language, 'language')], language });
  }
  return names;
}
