/** A text of an item as a calendar takes it: no control characters but line breaks, at most `limit` characters. */
export function plainText(text: string, limit = 2_000): string {
  const clean = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}\p{Surrogate}\u2028\u2029]/gu, (sign) => (sign === '\n' ? sign : ' '));
  return [...clean].slice(0, limit).join('');
}
