import { fold } from '../../format/fold';
import type { Stemmer } from './Stemmer';

/** Matches the article with attached particles: and, with, like, for. */
const article = /^(?:[وفبك]?ال|[وف]?لل)(?=..)/u;
/** Matches first letters that look like an article, such as those of "إلكترونية" without its hamza. */
const articleLetters = /^ال(?=..)/u;
/** Matches a one-letter particle before the word: and, for, with. The letter may also belong to the word. */
const particle = /^[ولب](?=....)/u;
/** Matches the ending of countries and continents, which adjectives derived from them lack. */
const country = /(?<=...ي)ا$/u;
/** Matches long vowels. Plurals change the long vowels inside a word, but not its consonants. */
const vowels = /[اوي]/gu;

/** Wraps the library's stemmer. Adds an article, without which the library takes a noun for a verb and its first letter for a prefix. */
export function createArabicStemmer(stem: (word: string) => string): Stemmer {
  const stemNoun = (noun: string) => {
    const stems = [noun, noun.replace(particle, ''), noun.replace(country, '')].map((form) => fold(stem(`ال${form}`)));
    const consonants = [noun, ...stems].map((form) => form.replaceAll(vowels, '')).filter(({ length }) => length > 2);
    return [...stems, ...consonants];
  };
  return (word) => {
    const noun = fold(word)
      .replace(article, '')
      // Restore ta marbuta at the end, because `fold` removes its dots, but the stemmer needs them.
      .replace(/ه$/u, 'ة');
    // A noun that itself starts with these letters loses them above if it has no article. Also stem it without them after
    // an article, so that both forms share stems.
    return [...new Set([noun, noun.replace(articleLetters, '')])].flatMap(stemNoun);
  };
}
