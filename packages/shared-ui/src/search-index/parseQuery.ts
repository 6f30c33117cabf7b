import type { Query, QueryCombination } from 'minisearch';
import { fold } from '../format/fold';
import type { Stemmer } from './stemmers/Stemmer';
import { themeField, toStemTerm, toThemeTerm } from './toTerms';
import { type Acronym, findAcronym, findName } from './words/acronyms';
import { isStopWord } from './words/stopWords';
import { joinParts, splitCompounds, splitParts } from './words/splitWords';

/** What an entry has to match for one word of a query, or for some that are one together. */
export interface Unit {
  readonly query: QueryCombination;
  /** The terms by which a result shows that it matches. */
  readonly terms: readonly string[];
  /** Whether a text about the same may lack it. */
  readonly isStopWord: boolean;
}

interface Context {
  /** Of the languages that are searched. */
  readonly stemmers: ReadonlyMap<string, Stemmer>;
  /** Whether a text has the folded word. */
  readonly isKnown: (word: string) => boolean;
  /** Returns whether any text has a word with the stem. */
  readonly isKnownStem: (stem: string) => boolean;
  /** The codes of the themes that have a word in one of their names. */
  readonly findThemes: (word: Query) => readonly string[];
}

/** More words than anybody types; each costs time. */
const maxWords = 20;

const titleFirst = { title: 3, tags: 2, people: 2, summary: 1 };
/** A word in another form counts less than as it was typed. */
const stemsAfter = { titleStems: 1.5, tagsStems: 1, peopleStems: 1, summaryStems: 0.5 };
/** A theme counts less than any word of the texts: many entries have it. */
const themesLast = { [themeField]: 0.3 };
const wordFields = Object.keys(titleFirst);
const stemFields = Object.keys(stemsAfter);

/** The units of a query, in its order; without stop words, unless there is nothing else. */
export function parseQuery(text: string, context: Context): readonly Unit[] {
  const compounds = splitCompounds(text).slice(0, maxWords);
  const folded = compounds.map(joinParts);
  const units: Unit[] = [];
  for (let place = 0; place < compounds.length;) {
    const isLast = (length: number) => place + length === compounds.length;
    const words = folded.slice(place);
    const name = findName(words);
    const pair = words.slice(0, 2).join('');
    const length = name?.length ?? (words.length > 1 && context.isKnown(pair) ? 2 : 1);
    const written = compounds.slice(place, place + length);
    const parts = written
      .flatMap(splitParts)
      .map((part, at, all) => toWord(part, isLast(length) && at === all.length - 1, context));
    units.push(
      parts.length === 1 && parts[0] ? parts[0] : toCompound(parts, joinParts(written.join('-')), name, context),
    );
    place += length;
  }
  return dropStopWords(units);
}

function dropStopWords(units: readonly Unit[]): readonly Unit[] {
  const telling = units.filter((unit) => !unit.isStopWord);
  return telling.length > 0 ? telling : units;
}

/** All of the parts, or them as one word, or the other names of what they name. */
function toCompound(parts: readonly Unit[], joined: string, name: Acronym | undefined, context: Context): Unit {
  const together: QueryCombination = { combineWith: 'AND', queries: dropStopWords(parts).map(({ query }) => query) };
  const others = toOtherNames(name, context);
  return {
    query: { combineWith: 'OR', queries: [together, asWritten([joined]), ...others.queries] },
    terms: [...parts.flatMap(({ terms }) => terms), joined, ...others.terms],
    isStopWord: false,
  };
}

/** What finds an acronym or its names, as they are written. */
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
  const stems = [...stemmers].flatMap(([language, stem]) => stem(written).map((one) => toStemTerm(one, language)));
  // A word that the texts contain in any form is not a typing error, so all its forms find the same results.
  const isCorrect = isKnown(word) || stems.some(isKnownStem);
  const isAcronym = /^\p{Lu}{2,5}$/u.test(written);
  const others = toOtherNames(findAcronym(word), context);
  const asTyped = {
    queries: [word],
    fields: wordFields,
    boost: titleFirst,
    // One typing error in words of four to seven letters, two in longer ones; none in short words, where it makes another word.
    fuzzy: isCorrect ? false : allowErrors(word),
    // What is being typed; an acronym is no beginning.
    prefix: isLast && word.length > 1 && !isAcronym,
  };
  const inOtherForms: QueryCombination = {
    queries: stems,
    fields: stemFields,
    boost: stemsAfter,
    prefix: false,
    // A word with a typing error in another form.
    fuzzy: isCorrect ? false : (term) => (term.length < 9 ? false : 1),
  };
  // "date" in the texts is no theme with data; a long word may be that of another language.
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
  // In an Arabic word the article alone is two letters, so that more would be another word.
  const least = /^\p{Script=Arabic}/u.test(word) ? 5 : 4;
  if (word.length < least) return false;
  return word.length < 8 || least === 5 ? 1 : 2;
}
