import { toSortKey } from '../fields/sortKey';

/** Words that do not distinguish names: articles, prepositions and conjunctions in the five languages. */
const smallWords = new Set(
  'the of and le la les l du de des d et o a os as do da dos das e ya wa za na mwa cha kwa و'.split(' '),
);

/** Abbreviations in lists by international organisations, as in "Congo, Dem. Rep.". */
const abbreviations: Readonly<Record<string, string | undefined>> = {
  dem: 'democratic',
  rep: 'republic',
  fed: 'federal',
  isl: 'islamic',
  st: 'saint',
  ste: 'saint',
  is: 'islands',
};

/** Returns a key without capitals, accents, punctuation, small words, and dots in abbreviations ("D.R. Congo"). */
export function toNameKey(text: string): string {
  const words = toSortKey(text.normalize('NFKC'))
    .replaceAll(/(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu, '')
    .split(' ');
  const significant = words.filter((word) => !smallWords.has(word));
  return (significant.length > 0 ? significant : words).map((word) => abbreviations[word] ?? word).join(' ');
}
