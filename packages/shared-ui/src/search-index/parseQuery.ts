import type { Query, QueryCombination } from 'minisearch';
import { fold } from '../format/fold';
import type { Stemmer } from './stemmers/Stemmer';
import { codeField, continentTerm, toCodeTerm, toStemTerm } from './toTerms';
import { type Acronym, findAcronym } from './words/acronyms';
import type { Meaning } from './words/Meaning';
import { splitJoined, splitQuery } from './words/splitQuery';
import { isStopWord, looksLikeAcronym } from './words/stopWords';
import { joinParts, splitParts } from './words/splitWords';

/** A part of a query that entries must match. It represents one word, or several words with a common meaning. */
export interface Unit {
  readonly query: QueryCombination;
  readonly terms: readonly string[];
  readonly isStopWord: boolean;
  /** The meaning of words that are a name. */
  readonly meaning?: Meaning;
}

export interface ParsedQuery {
  /** The units that entries must match. */
  readonly required: readonly Unit[];
  /** All units. They include wishes, which entries need not match. */
  readonly all: readonly Unit[];
}

export interface QueryContext {
  readonly stemmers: ReadonlyMap<string, Stemmer>;
  readonly isKnown: (word: string) => boolean;
  readonly isKnownStem: (stem: string) => boolean;
  readonly findThemes: (word: Query) => readonly string[];
}

const titleFirst = { title: 3, tags: 2, people: 2, summary: 1 };
/** Weights of other forms of a word, which rank below the typed form. */
const stemsAfter = { titleStems: 1.5, tagsStems: 1, peopleStems: 1, summaryStems: 0.5 };
/** Weight of codes, which rank below texts because many entries have them. */
const codesLast = { [codeField]: 0.3 };
/** Weight of the continent, which ranks below each of its countries. */
const continentLast = { [codeField]: 0.03 };
const wordFields = Object.keys(titleFirst);
const stemFields = Object.keys(stemsAfter);

/**
 * Returns the units of a query in order. Drops stop words, unless the query consists of stop words only. Requires wishes
 * only if the query has no other words.
 */
export function parseQuery(text: string, context: QueryContext): ParsedQuery {
  const split = splitQuery(text, context.isKnown);
  const units = split.map(({ written, acronym, named }, index) => {
    const isLast = index === split.length - 1;
    const words = written.flatMap(splitParts).map((part, at, all) => {
      if (named) return toNamedWord(part, context);
      return toWord(part, isLast && at === all.length - 1, context);
    });
    const [word] = words;
    const unit = words.length === 1 && word ? word : toCompound(words, joinParts(written.join('-')), acronym, context);
    return named ? withCodes(unit, named) : unit;
  });
  const all = dropStopWords(units);
  const required = all.filter(({ meaning }) => meaning?.wish === undefined);
  return { required: required.length > 0 ? required : all, all };
}

function dropStopWords(units: readonly Unit[]): readonly Unit[] {
  const significant = units.filter((unit) => !unit.isStopWord);
  return significant.length > 0 ? significant : units;
}

/** Adds the entries with the codes of a name to those whose texts contain it. */
function withCodes({ query, terms }: Unit, meaning: Meaning): Unit {
  return {
    query: { combineWith: 'OR', queries: [query, ...meaning.terms.map((term) => asCodes([term]))] },
    terms: [...terms, ...meaning.terms],
    isStopWord: false,
    meaning,
  };
}

function toCompound(parts: readonly Unit[], joined: string, name: Acronym | undefined, context: QueryContext): Unit {
  const together: QueryCombination = { combineWith: 'AND', queries: dropStopWords(parts).map(({ query }) => query) };
  const others = toOtherNames(name, context);
  return {
    query: { combineWith: 'OR', queries: [together, asWritten([joined]), ...others.queries] },
    terms: [...parts.flatMap(({ terms }) => terms), joined, ...others.terms],
    isStopWord: false,
  };
}

function toOtherNames(
  acronym: Acronym | undefined,
  context: QueryContext,
): Pick<Unit, 'terms'> & { queries: QueryCombination[] } {
  if (!acronym) return { queries: [], terms: [] };
  const names = acronym.names.map((name) => name.filter((word) => !isStopWordIn(context, word)));
  const together = names.map((name): QueryCombination => ({
    combineWith: 'AND',
    queries: name.map((word) => asWritten([word])),
  }));
  const themes = acronym.theme === undefined ? [] : [toCodeTerm(acronym.theme, 'theme')];
  return {
    queries: [asWritten(acronym.acronyms), ...together, asCodes(themes)],
    terms: [...acronym.acronyms, ...names.flat(), ...themes],
  };
}

function isStopWordIn({ stemmers }: QueryContext, word: string): boolean {
  return [...stemmers.keys()].some((language) => isStopWord(word, language));
}

/** Returns the unit of a word in a name, which has no other endings and no typing errors: "Niger" is not Nigeria. */
function toNamedWord(written: string, context: QueryContext): Unit {
  const stems = toStemTerms(written, context);
  const inOtherForms = { queries: [...stems], fields: stemFields, boost: stemsAfter, fuzzy: false, prefix: false };
  return {
    query: { combineWith: 'OR', queries: [asWritten([fold(written)]), inOtherForms] },
    terms: [fold(written), ...stems],
    isStopWord: isStopWordIn(context, fold(written)),
  };
}

function toStemTerms(written: string, { stemmers }: QueryContext): readonly string[] {
  return [...stemmers].flatMap(([language, stem]) => stem(written).map((form) => toStemTerm(form, language)));
}

function toWord(written: string, isLast: boolean, context: QueryContext): Unit {
  const { isKnown, isKnownStem, findThemes } = context;
  const word = fold(written);
  const stems = toStemTerms(written, context);
  // If the texts contain any form of the word, it is not a typing error, so all its forms must find the same results.
  const isCorrect = isKnown(word) || stems.some(isKnownStem);
  const isAcronym = looksLikeAcronym(written);
  const acronym = findAcronym(word);
  const others = toOtherNames(acronym, context);
  const joined = splitJoined(word, isKnown);
  const asTyped = {
    queries: [word],
    fields: wordFields,
    boost: titleFirst,
    // Allow one error in words of four to seven letters, and two in longer ones. Shorter words would become other words.
    fuzzy: isCorrect ? false : allowErrors(word),
    prefix: isLast && word.length > 1 && !isAcronym,
  };
  const inOtherForms: QueryCombination = {
    queries: [...stems],
    fields: stemFields,
    boost: stemsAfter,
    prefix: false,
    // Allow one typing error in other forms of a long word.
    fuzzy: isCorrect ? false : (term) => (term.length < 9 ? false : 1),
  };
  // Allow errors only in long words, which may be of another language, so that "date" does not match the theme "data".
  const errors = word.length < 8 ? false : 1;
  const themeWord = { ...asTyped, ...(isKnown(word) && { fuzzy: errors }), prefix: asTyped.prefix && word.length > 2 };
  const themes = findThemes({ combineWith: 'OR', queries: [themeWord, inOtherForms] }).map((theme) =>
    toCodeTerm(theme, 'theme'),
  );
  return {
    query: {
      combineWith: 'OR',
      queries: [asTyped, inOtherForms, asCodes(themes), ...asTogether(joined), ...others.queries],
    },
    terms: [word, ...stems, ...themes, ...joined, ...others.terms],
    // In a query in capitals, a stop word also looks like an acronym, but texts do not contain it.
    isStopWord: isStopWordIn(context, word) && !(isAcronym && (isKnown(word) || acronym !== undefined)),
  };
}

function asWritten(words: readonly string[]): QueryCombination {
  return { combineWith: 'OR', queries: [...words], fields: wordFields, boost: titleFirst, fuzzy: false, prefix: false };
}

/** Returns the query for entries that contain all parts of a word. The parts have a lower weight than the word. */
function asTogether(parts: readonly string[]): readonly QueryCombination[] {
  // A combination of no parts would match every entry.
  if (parts.length === 0) return [];
  return [{ combineWith: 'AND', queries: [...parts], fields: wordFields, fuzzy: false, prefix: false }];
}

function asCodes(terms: readonly string[]): QueryCombination {
  const boost = terms.includes(continentTerm) ? continentLast : codesLast;
  return { combineWith: 'OR', queries: [...terms], fields: [codeField], boost, fuzzy: false, prefix: false };
}

function allowErrors(word: string): number | false {
  // Arabic words may begin with a two-letter article, so they must be longer before errors are allowed.
  const minLength = /^\p{Script=Arabic}/u.test(word) ? 5 : 4;
  if (word.length < minLength) return false;
  return word.length < 8 || minLength === 5 ? 1 : 2;
}
