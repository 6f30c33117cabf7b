import { fold } from '../../format/fold';
import type { Stemmer } from './Stemmer';

/** Plural endings without accents that the library's stemmer ignores: opcoes, cidadaos, nuvens, nacionais, papeis, espanhois. */
const plurals: readonly (readonly [RegExp, string])[] = [
  [/(?:oes|aos|aes)$/, 'ao'],
  [/([aeiou])ns$/, '$1m'],
  [/([aeou])is$/, '$1l'],
];

/** Creates a stemmer that wraps the library's stemmer. Also stems the form with accents, which some endings need. */
export function createPortugueseStemmer(stem: (word: string) => string): Stemmer {
  return (word) => {
    const folded = fold(word);
    const [plural, ending] = plurals.find(([pattern]) => pattern.test(folded)) ?? [/s$/, ''];
    const singular = folded.replace(plural, ending);
    const accented = singular.replace(/cao$/, 'ção').replace(/ao$/, 'ão');
    // Without accents, these endings may belong to several singulars: leis (lei), faceis (facil), papeis (papel). Stem them all.
    const others = [folded.replace(/eis$/, 'ei'), folded.replace(/(?<![aou])e?is$/, 'il')];
    return [word.toLowerCase(), folded, accented, ...others].map((form) => fold(stem(form)));
  };
}
