import { fold } from '../../format/fold';
import type { Stemmer } from './Stemmer';

/** The article with the particles attached to it: and, with, like, for. */
const article = /^(?:[وفبك]?ال|[وف]?لل)(?=..)/u;
/** A one-letter particle before the word: and, for, with. It may also be the word's first letter. */
const particle = /^[ولب](?=....)/u;
/** The ending of countries and continents. Adjectives derived from them lack it. */
const country = /(?<=...ي)ا$/u;
/** Long vowels. Plurals change those inside a word, but not its consonants. */
const vowels = /[اوي]/gu;

/**
 * Wraps the library's stemmer, which mistakes a word without an article for a verb and its first letter for a prefix. Therefore each
 * word gets an article.
 */
export function createArabicStemmer(stem: (word: string) => string): Stemmer {
  return (word) => {
    const noun = fold(word)
      .replace(article, '')
      // `fold` removes the dots of ta marbuta, but the stemmer needs them.
      .replace(/ه$/u, 'ة');
    const stems = [noun, noun.replace(particle, ''), noun.replace(country, '')].map((form) => fold(stem(`ال${form}`)));
    const consonants = [noun, ...stems].map((form) => form.replaceAll(vowels, '')).filter(({ length }) => length > 2);
    return [...stems, ...consonants];
  };
}
