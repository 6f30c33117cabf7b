import type { Query, QueryCombination } from 'minisearch';
import { fold } from '../format/fold';
import type { Stemmer } from './stemmers/Stemmer';
import { themeField, toStemTerm, toThemeTerm } from './toTerms';
import { type Acronym, findAcronym, findName } from './words/acronyms';
import { isStopWord } from './words/stopWords';
import { joinParts, splitCompounds, splitParts } from './words/splitWords';

/** A part of a query that entries must match. It represents one word, or several words with a common meaning. */
export interface Unit {
  readonly query: QueryCombination;
  readonly terms: readonly string[];
  readonly isStopWord: boolean;
}

interface Context {
  readonly stemmers: ReadonlyMap<string, Stemmer>;
  readonly isKnown: (word: string) => boolean;
  readonly isKnownStem: (stem: string) => boolean;
  readonly findThemes: (word: Query) => readonly string[];
}

/** Maximum number of words in a query, because each word takes time. */
const maxWords = 20;

const titleFirst = { title: 3, tags: 2, people: 2, summary: 1 };
/** Weights of other forms of a word, which rank below the typed form. */
const stemsAfter = { titleStems: 1.5, tagsStems: 1, peopleStems: 1, summaryStems: 0.5 };
/** Weight of themes, which rank lowest because many entries have them. */
const themesLast = { [themeField]: 0.3 };
const wordFields = Object.keys(titleFirst);
const stemFields = Object.keys(stemsAfter);

/** Returns the units of a query in order. Drops stop words, unless the query consists of stop words only. */
export function parseQuery(text: string, context: Context): readonly Unit[] {
  const compounds = splitCompounds(text).slice(0, maxWords);
  const folded = compounds.map(joinParts);
  const units: Unit[] = [];
  for (let start = 0; start < compounds.length;) {
    const isLast = (length: number) => start + length === compounds.length;
    const words = folded.slice(start);
    const name = findName(words);
    const pair = words.slice(0, 2).join('');
    const length = name?.length ?? (words.length > 1 && context.isKnown(pair) ? 2 : 1);
    const written = compounds.slice(start, start + length);
    const parts = written
      .flatMap(splitParts)
      .map((part, at, all) => toWord(part, isLast(length) && at === all.length - 1, context));
    units.push(
      parts.length === 1 && parts[0] ? parts[0] : toCompound(parts, joinParts(written.join('-')), name, context),
    );
    start += length;
  }
  return dropStopWords(units);
}

function dropStopWords(units: readonly Unit[]): readonly Unit[] {
  const significant = units.filter((unit) => !unit.isStopWord);
  return significant.length > 0 ? significant : units;
}

function toCompound(parts: readonly Unit[], joined: string, name: Acronym | undefined, context: Context): Unit {
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
  context: Context,
): Pick<Unit, 'terms'> & { queries: QueryCombination[] } {
  if (!acronym) return { queries: [], terms: [] };
  const names = acronym.names.map((name) => name.filter((word) => !isStopWordIn(context, word)));
  const together = names.map((name): QueryCombination => ({
    combineWith: 'AND',
    queries: name.map((word) => asWritten([word])),
  }));
  return { queries: [asWritten(acronym.acronyms), ...together], terms: [...acronym.acronyms, ...names.flat()] };
}

function isStopWordIn({ stemmers }: Context, word: string): boolean {
  return [...stemmers.keys()].some((language) => isStopWord(word, language));
}

function toWord(written: string, isLast: boolean, context: Context): Unit {
  const { stemmers, isKnown, isKnownStem, findThemes } = context;
  const word = fold(written);
  const stems = [...stemmers].flatMap(([language, stem]) => stem(written).map((form) => toStemTerm(form, language)));
  // If the texts contain any form of the word, it is not a typing error, so all its forms must find the same results.
  const isCorrect = isKnown(word) || stems.some(isKnownStem);
  const isAcronym = /^\p{Lu}{2,5}$/u.test(written);
  const others = toOtherNames(findAcronym(word), context);
  const asTyped = {
    queries: [word],
    fields: wordFields,
    boost: titleFirst,
    // Allow one error in words of four to seven letters, and two in longer ones. Shorter words would become other words.
    fuzzy: isCorrect ? false : allowErrors(word),
    prefix: isLast && word.length > 1 && !isAcronym,
  };
  const inOtherForms: QueryCombination = {
    queries: stems,
    fields: stemFields,
    boost: stemsAfter,
    prefix: false,
    // Allow one typing error in other forms of a long word.
    fuzzy: isCorrect ? false : (term) => (term.length < 9 ? false : 1),
  };
  // Allow errors only in long words, which may be of another language, so that "date" does not match the theme "data".
  const errors = word.length < 8 ? false : 1;
  const themeWord = { ...asTyped, ...(isKnown(word) && { fuzzy: errors }), prefix: asTyped.prefix && word.length > 2 };
  const themes = findThemes({ combineWith: 'OR', queries: [themeWord, inOtherForms] }).map(toThemeTerm);
  const inThemes = { queries: themes, fields: [themeField], boost: themesLast, fuzzy: false, prefix: false };
  return {
    query: { combineWith: 'OR', queries: [asTyped, inOtherForms, inThemes, ...others.queries] },
    terms: [word, ...stems, ...themes, ...others.terms],
    isStopWord: isStopWordIn(context, word) && !isAcronym,
  };
}

function asWritten(words: readonly string[]): QueryCombination {
  return { combineWith: 'OR', queries: [...words], fields: wordFields, boost: titleFirst, fuzzy: false, prefix: false };
}

function allowErrors(word: string): number | false {
  // Arabic words may begin with a two-letter article, so they must be longer before errors are allowed.
  const minLength = /^\p{Script=Arabic}/u.test(word) ? 5 : 4;
  if (word.length < minLength) return false;
  return word.length < 8 || minLength === 5 ? 1 : 2;
}
