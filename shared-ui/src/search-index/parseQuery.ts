import type { QueryCombination } from 'minisearch';
import { fold } from '../format/fold';
import type { Stemmer } from './stemmers/Stemmer';
import { toStemTerm } from './toTerms';
import { findAcronym, findName } from './words/acronyms';
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
}

/** More words than anybody types; each costs time. */
const maxWords = 20;

const titleFirst = { title: 3, tags: 2, people: 2, summary: 1 };
/** A word in another form counts less than as it was typed. */
const stemsAfter = { titleStems: 1.5, tagsStems: 1, peopleStems: 1, summaryStems: 0.5 };
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
    const others = [...(name?.acronyms ?? []), ...(parts.length > 1 ? [joinParts(written.join('-'))] : [])];
    units.push(parts.length === 1 && parts[0] && others.length === 0 ? parts[0] : toAlternatives(parts, others));
    place += length;
  }
  return dropStopWords(units);
}

function dropStopWords(units: readonly Unit[]): readonly Unit[] {
  const telling = units.filter((unit) => !unit.isStopWord);
  return telling.length > 0 ? telling : units;
}

/** All of the parts, or one of the words in their place. */
function toAlternatives(parts: readonly Unit[], others: readonly string[]): Unit {
  const together: QueryCombination = { combineWith: 'AND', queries: dropStopWords(parts).map(({ query }) => query) };
  return {
    query: { combineWith: 'OR', queries: [together, asWritten(others)] },
    terms: [...parts.flatMap(({ terms }) => terms), ...others],
    isStopWord: false,
  };
}

function toWord(written: string, isLast: boolean, { stemmers, isKnown }: Context): Unit {
  const word = fold(written);
  const stems = [...stemmers].flatMap(([language, stem]) => stem(written).map((one) => toStemTerm(one, language)));
  const isAcronym = /^\p{Lu}{2,5}$/u.test(written);
  const acronym = findAcronym(word);
  const others = acronym?.acronyms.filter((one) => one !== word) ?? [];
  const isStopWordHere = (one: string) => [...stemmers.keys()].some((language) => isStopWord(one, language));
  const names = (acronym?.names ?? []).map((name) => name.filter((one) => !isStopWordHere(one)));
  const queries: QueryCombination[] = [
    {
      ...{ queries: [word], fields: wordFields, boost: titleFirst },
      // One typing error in words of four to seven letters, two in longer ones; none in short words, where it makes another word.
      fuzzy: allowErrors(word),
      // What is being typed; an acronym is no beginning.
      prefix: isLast && word.length > 1 && !isAcronym,
    },
    {
      queries: stems,
      fields: stemFields,
      boost: stemsAfter,
      prefix: false,
      // Typed with an error and in another form; a word that the texts have is no error.
      fuzzy: isKnown(word) ? false : (term) => (term.length < 9 ? false : 1),
    },
    ...(others.length > 0 ? [asWritten(others)] : []),
    ...names.map((name): QueryCombination => ({ combineWith: 'AND', queries: name.map((one) => asWritten([one])) })),
  ];
  return {
    query: { combineWith: 'OR', queries },
    terms: [word, ...stems, ...others, ...names.flat()],
    isStopWord: isStopWordHere(word) && !isAcronym,
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
