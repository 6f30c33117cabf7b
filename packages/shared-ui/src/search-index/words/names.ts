import { displayNames } from '../../format/intl';
import { findLanguageEntry, languages } from '../../i18n/languages';
import { memberStates } from '../../places/memberStates';
import { otherStateNames, sharedStateNames } from '../../places/otherStateNames';
import { continentTerm, toCodeTerm } from '../toTerms';
import { findKind } from './kindNames';
import type { Meaning } from './Meaning';
import { listMonths } from './monthNames';
import { joinParts, splitCompounds } from './splitWords';

/** The meaning of a name. */
export interface Named extends Meaning {
  /** The number of words in the name. */
  readonly length: number;
}

let cachedNames: ReadonlyMap<string, Meaning> | undefined;
const maxLength = 8;
/** The English abbreviation of the Central African Republic is a word. */
const ambiguousName = 'CAR';

/**
 * Returns the meaning of the longest name that the words begin with, in any of the site's languages. `words` must be
 * folded. Finds no parts of names, so that "Africa" is not South Africa.
 */
export function findNamed(words: readonly string[]): Named | undefined {
  for (let length = Math.min(words.length, maxLength); length > 0; length -= 1) {
    const named = findMeaning(words.slice(0, length));
    if (named) return { ...named, length };
  }
  return undefined;
}

function findMeaning(words: readonly string[]): Meaning | undefined {
  const names = (cachedNames ??= collectNames());
  const [first = '', ...rest] = words;
  for (const start of new Set([first, ...withoutPreposition(first)])) {
    const meaning = names.get([start, ...rest].join('')) ?? findKind([start, ...rest]);
    if (meaning) return meaning;
  }
  const isYear = rest.length === 0 && /^(?:19|20)\d\d$/.test(first);
  return isYear ? { terms: [toCodeTerm(first, 'year')], isDate: true } : undefined;
}

/** Returns the forms of an Arabic word without a preposition that is written as part of it: "in French" is "بالفرنسية". */
function withoutPreposition(word: string): readonly string[] {
  if (!/^[بل][\u0600-\u06ff]{3}/.test(word)) return [];
  return [word.replace(/^(?:[بل]ال|لل)/, 'ال'), word.slice(1)];
}

function collectNames(): ReadonlyMap<string, Meaning> {
  const names = new Map<string, Meaning>();
  const add = (name: string, meaning: Meaning) => {
    // The English name of São Tomé has a sign that readers write as a word.
    for (const written of [name, name.replace('&', 'and')])
      names.set(splitCompounds(written).map(joinParts).join(''), meaning);
  };
  const addStates = (name: string, countries: readonly string[]) =>
    add(name, { terms: [...countries.map((code) => toCodeTerm(code, 'country')), continentTerm], countries });
  for (const [name, meaning] of listMonths()) add(name, meaning);
  for (const [code, others] of Object.entries(otherStateNames))
    for (const name of others.split('|')) if (name !== ambiguousName) addStates(name, [code]);
  for (const [name, codes] of Object.entries(sharedStateNames)) addStates(name, codes);
  const locales = languages.flatMap((language) => [language, ...(findLanguageEntry(language)?.variants ?? [])]);
  for (const locale of locales) {
    const [regions, spoken] = (['region', 'language'] as const).map((type) => displayNames(locale, { type }));
    for (const state of memberStates) addStates(regions?.of(state) ?? state, [state]);
    for (const language of languages)
      add(spoken?.of(language) ?? language, { terms: [toCodeTerm(language, 'language')], language });
  }
  return names;
}
