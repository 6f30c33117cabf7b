import { fold } from '../format/fold';
import type { Stemmer } from './stemmers/Stemmer';
import type { SearchEntry } from './searchEntry';
import { isStopWord } from './words/stopWords';
import { joinParts, splitCompounds, splitParts } from './words/splitWords';

/** Fields that are indexed both as written and, under another name, as stems. */
export const wordFields = ['title', 'tags', 'people', 'summary'] as const;
export type WordField = (typeof wordFields)[number];
export const themeField = 'themes';

/** Returns the index term of a stem. Terms of different languages are distinct. */
export function toStemTerm(stem: string, language: string): string {
  return `${stem}|${language}`;
}

/** Returns the index term of a theme. No text contains this term. */
export function toThemeTerm(theme: string): string {
  return `${theme}|theme`;
}

export function isThemeTerm(term: string): boolean {
  return term.endsWith('|theme');
}

function splitWritten(text: string): readonly string[] {
  return splitCompounds(text).flatMap(splitParts);
}

/** Returns the folded words of a text, compounds both split and joined. Drops stop words, unless there are no others. */
export function toWords(text: string, language: string): readonly string[] {
  const words = splitWritten(text).map(fold);
  const significant = words.filter((word) => !isStopWord(word, language));
  const joined = splitCompounds(text)
    .filter((compound) => splitParts(compound).length > 1)
    .map(joinParts);
  return [...(significant.length > 0 ? significant : words), ...joined];
}

/** Returns the stems of a text's words as index terms, each with its folded word. */
export function toStems(text: string, language: string, stem: Stemmer): readonly (readonly [string, string])[] {
  return splitWritten(text).flatMap((written) => {
    const word = fold(written);
    if (isStopWord(word, language)) return [];
    return stem(written).map((form) => [toStemTerm(form, language), word] as const);
  });
}

export function getText(entry: SearchEntry, field: WordField): string {
  if (field === 'people') return entry.people.join(', ');
  if (field !== 'tags') return entry[field];
  // Index the code of a programme as a single word, so that "au-ai" does not match "AU".
  return [...entry.tags, ...(entry.programme === undefined ? [] : [entry.programme.replaceAll('-', '')])].join(', ');
}
