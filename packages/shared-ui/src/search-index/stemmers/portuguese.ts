import { fold } from '../../format/fold';
import type { Stemmer } from './Stemmer';

/** Plurals that the stemmer leaves as they are, without accents: opcoes, cidadaos, nuvens, nacionais, papeis, espanhois. */
const plurals: readonly (readonly [RegExp, string])[] = [
  [/(?:oes|aos|aes)$/, 'ao'],
  [/([aeiou])ns$/, '$1m'],
  [/([aeou])is$/, '$1l'],
];

/** The stems of Portuguese words, of which some have two: one with the accents, which endings are known by. */
export function createPortugueseStemmer(stem: (word: string) => string): Stemmer {
  return (word) => {
    const folded = fold(word);
    const [plural, ending] = plurals.find(([known]) => known.test(folded)) ?? [/s$/, ''];
    const singular = folded.replace(plural, ending);
    const accented = singular.replace(/cao$/, 'ção').replace(/ao$/, 'ão');
    return [word.toLowerCase(), folded, accented].map((form) => fold(stem(form)));
  };
}
