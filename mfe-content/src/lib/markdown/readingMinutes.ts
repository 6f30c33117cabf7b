/** Reading speed of adults, in words per minute. Brysbaert (2019) finds 238 for English prose and fewer for other scripts. */
const wordsPerMinute = 200;

/** Estimates the reading time of a body in minutes, at least 1. Counts words in all scripts, but not URLs. */
export function readingMinutes(markdown: string): number {
  const prose = markdown.replaceAll(/https?:\/\/\S+/g, ' ');
  const words = prose.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
