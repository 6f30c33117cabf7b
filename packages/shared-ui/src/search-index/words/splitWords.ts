import { fold } from '../../format/fold';

const word = String.raw`[\p{L}\p{N}\p{M}]+`;
const compound = new RegExp(String.raw`${word}(?:[-\u2010\u2011]${word})*`, 'gu');

/** The words of a text as they are written; a compound with hyphens is one. */
export function splitCompounds(text: string): readonly string[] {
  return text.normalize('NFKC').match(compound) ?? [];
}

/** The parts of a compound: a word without hyphens is its only part. */
export function splitParts(compounded: string): readonly string[] {
  return compounded.split(/[-\u2010\u2011]/u);
}

/** The one form under which a compound is found whether it is written apart, with a hyphen or as one word. */
export function joinParts(compounded: string): string {
  return fold(splitParts(compounded).join(''));
}

/** A part of a text, and whether it matches a search. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text in parts that put together are the text again; `matched` are folded words. */
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
