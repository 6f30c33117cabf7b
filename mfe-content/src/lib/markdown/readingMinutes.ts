/** Words an adult reads in a minute, silently and in prose: Brysbaert 2019 finds 238 in English, fewer in other scripts. */
const wordsPerMinute = 200;

/** Minutes it takes to read a body, at least 1. Ethiopic and Arabic words are counted as words, addresses are not. */
export function readingMinutes(markdown: string): number {
  const prose = markdown.replaceAll(/https?:\/\/\S+/g, ' ');
  const words = prose.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
