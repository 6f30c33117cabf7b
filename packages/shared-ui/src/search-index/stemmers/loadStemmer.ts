import { fold } from '../../format/fold';
import { createArabicStemmer } from './arabic';
import { createPortugueseStemmer } from './portuguese';
import type { Stemmer } from './Stemmer';
import { stemSwahili } from './swahili';

/** A language whose words are compared as they are written. */
const noStems: Stemmer = () => [];

const loaders: Readonly<Record<string, () => Promise<Stemmer>>> = {
  ar: async () =>
    createArabicStemmer((await import(/* webpackChunkName: "stemmer-ar" */ '@orama/stemmers/arabic')).stemmer),
  en: async () => createStemmer((await import(/* webpackChunkName: "stemmer-en" */ '@orama/stemmers/english')).stemmer),
  fr: async () => createStemmer((await import(/* webpackChunkName: "stemmer-fr" */ '@orama/stemmers/french')).stemmer),
  pt: async () =>
    createPortugueseStemmer((await import(/* webpackChunkName: "stemmer-pt" */ '@orama/stemmers/portuguese')).stemmer),
  sw: () => Promise.resolve(stemSwahili),
};

/** So many words are stored with their stems: about 2 MB. */
const maxKnown = 20_000;

const arabic = /\p{Script=Arabic}/u;

/** The stemmer of a language, which loads alone. Where it does not load, words are found as they are written. */
export async function loadStemmer(language: string): Promise<Stemmer> {
  const load = Object.hasOwn(loaders, language) ? loaders[language] : undefined;
  const stem = (await load?.().catch(() => undefined)) ?? noStems;
  // Texts use the same words over and over, and a stemmer is the slowest part of the index.
  const known = new Map<string, readonly string[]>();
  return (word) => {
    const last = known.get(word);
    if (last) return last;
    const isInScript = arabic.test(word) === (language === 'ar');
    const stems = isInScript ? [...new Set(stem(word))].filter(Boolean) : [];
    // A server sees the words of everybody.
    if (known.size >= maxKnown) known.clear();
    known.set(word, stems);
    return stems;
  };
}

/** Both with the word's accents, which endings are known by, and without, as queries are typed. */
function createStemmer(stem: (word: string) => string): Stemmer {
  return (word) => [fold(stem(word.toLowerCase())), fold(stem(fold(word)))];
}
