import { fold } from '../../format/fold';
import type { Stemmer } from './Stemmer';

/** The article, and what is written together with it: and, with, like, for. */
const article = /^(?:[وفبك]?ال|[وف]?لل)(?=..)/u;
/** One letter before the word: and, for, with. It may as well be the word's first. */
const particle = /^[ولب](?=....)/u;
/** The end of names of countries and continents, which what belongs to them does not have. */
const country = /(?<=...ي)ا$/u;
/** Plurals change the long vowels inside a word, and leave its consonants. */
const vowels = /[اوي]/gu;

/**
 * The stems of Arabic words. The library's stemmer takes a word without an article for a verb, and its first letter for a prefix;
 * so every word gets one.
 */
export function createArabicStemmer(stem: (word: string) => string): Stemmer {
  return (word) => {
    const noun = fold(word)
      .replace(article, '')
      // As `fold` writes ta marbuta, which the stemmer knows by its dots.
      .replace(/ه$/u, 'ة');
    const stems = [noun, noun.replace(particle, ''), noun.replace(country, '')].map((form) => fold(stem(`ال${form}`)));
    const consonants = [noun, ...stems].map((one) => one.replaceAll(vowels, '')).filter(({ length }) => length > 2);
    return [...stems, ...consonants];
  };
}
