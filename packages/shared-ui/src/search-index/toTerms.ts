import { fold } from '../format/fold';
import type { Stemmer } from './stemmers/Stemmer';
import type { SearchEntry } from './searchEntry';
import { isStopWord } from './words/stopWords';
import { joinParts, splitCompounds, splitParts } from './words/splitWords';

/** Where words are found as they are written, and where in another form. */
export const wordFields = ['title', 'tags', 'people', 'summary'] as const;
export type WordField = (typeof wordFields)[number];
/** Where an entry has its themes. */
export const themeField = 'themes';

/** A stem as the index has it: each language has its own. */
export function toStemTerm(stem: string, language: string): string {
  return `${stem}|${language}`;
}

/** A theme as the index has it. No text of people has such a word. */
export function toThemeTerm(theme: string): string {
  return `${theme}|theme`;
}

export function isThemeTerm(term: string): boolean {
  return term.endsWith('|theme');
}

/** The words of a text as they are written, the parts of compounds one by one. */
function splitWritten(text: string): readonly string[] {
  return splitCompounds(text).flatMap(splitParts);
}

/** The words of a text, folded, compounds both apart and as one; without stop words, unless there is nothing else. */
export function toWords(text: string, language: string): readonly string[] {
  const words = splitWritten(text).map(fold);
  const telling = words.filter((word) => !isStopWord(word, language));
  const joined = splitCompounds(text)
    .filter((compound) => splitParts(compound).length > 1)
    .map(joinParts);
  return [...(telling.length > 0 ? telling : words), ...joined];
}

/** The stems of a text's words as the index has them, each with the folded word that it is of. */
export function toStems(text: string, language: string, stem: Stemmer): readonly (readonly [string, string])[] {
  return splitWritten(text).flatMap((written) => {
    const word = fold(written);
    if (isStopWord(word, language)) return [];
    return stem(written).map((one) => [toStemTerm(one, language), word] as const);
  });
}

/** What is indexed of an entry's field. */
export function getText(entry: SearchEntry, field: WordField): string {
  if (field === 'people') return entry.people.join(', ');
  if (field !== 'tags') return entry[field];
  // A programme is found by its code as one word: "au-ai" is not about the AU.
  return [...entry.tags, ...(entry.programme === undefined ? [] : [entry.programme.replaceAll('-', '')])].join(', ');
}
