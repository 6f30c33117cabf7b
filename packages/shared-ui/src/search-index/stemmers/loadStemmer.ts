import { fold } from '../../format/fold';
import { createArabicStemmer } from './arabic';
import { createPortugueseStemmer } from './portuguese';
import type { Stemmer } from './Stemmer';
import { stemSwahili } from './swahili';

/** Stemmer for languages whose words are compared as written. */
const noStems: Stemmer = () => [];

/** Matches plural endings that the library's stemmer ignores after a vowel: lois, vidéos, enjeux. */
const frenchPlural = /(?<=.[aeiou])[sx]$/;

const loaders: Readonly<Record<string, () => Promise<Stemmer>>> = {
  ar: async () =>
    createArabicStemmer((await import(/* webpackChunkName: "stemmer-ar" */ '@orama/stemmers/arabic')).stemmer),
  en: async () => createStemmer((await import(/* webpackChunkName: "stemmer-en" */ '@orama/stemmers/english')).stemmer),
  fr: async () =>
    createStemmer((await import(/* webpackChunkName: "stemmer-fr" */ '@orama/stemmers/french')).stemmer, frenchPlural),
  pt: async () =>
    createPortugueseStemmer((await import(/* webpackChunkName: "stemmer-pt" */ '@orama/stemmers/portuguese')).stemmer),
  sw: () => Promise.resolve(stemSwahili),
};

/** Maximum number of cached words, which take about 2 MB. */
const MAX_CACHED_WORDS = 20_000;

const arabic = /\p{Script=Arabic}/u;

/** Loads the stemmer of a language. If loading fails, words are compared as written. */
export async function loadStemmer(language: string): Promise<Stemmer> {
  const load = Object.hasOwn(loaders, language) ? loaders[language] : undefined;
  const stem = (await load?.().catch(() => undefined)) ?? noStems;
  // Cache stems, because texts repeat words, and stemming is the slowest part of indexing.
  const cache = new Map<string, readonly string[]>();
  return (word) => {
    const cached = cache.get(word);
    if (cached) return cached;
    const isInScript = arabic.test(word) === (language === 'ar');
    const stems = isInScript ? [...new Set(stem(word))].filter(Boolean) : [];
    // Limit the cache, because on a server it would grow with every reader's queries.
    if (cache.size >= MAX_CACHED_WORDS) cache.clear();
    cache.set(word, stems);
    return stems;
  };
}

/**
 * Returns a stemmer that stems each word with its accents, which some endings need, and without them, as queries are often
 * typed. Also stems the word without `plural`.
 */
function createStemmer(stem: (word: string) => string, plural?: RegExp): Stemmer {
  return (word) => {
    const folded = fold(word);
    const forms = [word.toLowerCase(), folded, ...(plural ? [folded.replace(plural, '')] : [])];
    return forms.map((form) => fold(stem(form)));
  };
}
