/** A text for a calendar: no control characters except line breaks, at most `limit` characters. */
export function plainText(text: string, limit = 2_000): string {
  const clean = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}\p{Surrogate}\u2028\u2029]/gu, (character) => (character === '\n' ? character : ' '));
  return [...clean].slice(0, limit).join('');
}
