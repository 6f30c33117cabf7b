import { type Acronym, findName } from './acronyms';
import { findNamed, type Named } from './names';
import { joinParts, splitCompounds } from './splitWords';

/** Words of a query that belong together: one word, or several that are a name. */
export interface QueryPart {
  /** The words as written. A hyphenated compound is one word. */
  readonly written: readonly string[];
  /** The entry of the acronym whose full name the words are. */
  readonly acronym?: Acronym;
  readonly named?: Named;
}

/** Maximum number of words in a query, because each word takes time. */
const maxWords = 20;

/** Splits a query into parts, in order. `isKnown` decides whether texts contain two words that are written as one. */
export function splitQuery(text: string, isKnown: (word: string) => boolean = () => false): readonly QueryPart[] {
  const compounds = splitCompounds(text).slice(0, maxWords);
  const folded = compounds.map(joinParts);
  const parts: QueryPart[] = [];
  for (let start = 0; start < compounds.length;) {
    const words = folded.slice(start);
    const acronym = findName(words);
    const named = acronym ? undefined : findNamed(words);
    const isPair = words.length > 1 && isKnown(words.slice(0, 2).join(''));
    const length = acronym?.length ?? named?.length ?? (isPair ? 2 : 1);
    const written = compounds.slice(start, start + length);
    parts.push({ written, ...(acronym && { acronym }), ...(named && { named }) });
    start += length;
  }
  return parts;
}

/** The minimum length of the parts of a joined word. Shorter parts are often endings. */
const minPart = 4;

/** Returns the two known words of which a word consists, such as "cyber" and "security", or an empty list. */
export function splitJoined(word: string, isKnown: (part: string) => boolean): readonly string[] {
  for (let at = minPart; at <= word.length - minPart; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => isKnown(part))) return parts;
  }
  return [];
}
