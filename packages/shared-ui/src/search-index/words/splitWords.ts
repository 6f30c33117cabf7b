import { fold } from '../../format/fold';

const word = String.raw`[\p{L}\p{N}\p{M}]+`;
const compound = new RegExp(String.raw`${word}(?:[-\u2010\u2011]${word})*`, 'gu');

/** Splits a text into words. A hyphenated compound is one word. */
export function splitCompounds(text: string): readonly string[] {
  return text.normalize('NFKC').match(compound) ?? [];
}

/** Splits a compound into its parts. For a word without hyphens, returns the word itself. */
export function splitParts(compounded: string): readonly string[] {
  return compounded.split(/[-\u2010\u2011]/u);
}

/** Joins the parts of a compound, so that all its spellings have the same form. */
export function joinParts(compounded: string): string {
  return fold(splitParts(compounded).join(''));
}

export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text into marked and unmarked parts. `matched` are the folded words to mark. */
export function markWords(text: string, matched: readonly string[]): readonly TextPart[] {
  const words = new Set(matched);
  const parts: TextPart[] = [];
  let end = 0;
  const add = (start: number, written: string) => {
    if (start > end) parts.push({ text: text.slice(end, start), isMatch: false });
    parts.push({ text: written, isMatch: true });
    end = start + written.length;
  };
  for (const { 0: whole, index } of text.matchAll(compound)) {
    if (words.has(joinParts(whole))) add(index, whole);
    else
      for (const { 0: part, index: offset } of whole.matchAll(new RegExp(word, 'gu')))
        if (words.has(fold(part))) add(index + offset, part);
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}
