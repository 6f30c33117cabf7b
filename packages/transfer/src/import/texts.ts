/** Normalizes a text to one line in composed Unicode characters, without control characters. */
export function toLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

export function toOptionalLine(text: string | undefined): string | undefined {
  return text === undefined ? undefined : toLine(text);
}

const markup = /<\/?(?:i|b|em|strong|sub|sup|sc|span)(?: [^<>]*)?>/i;

export function hasMarkup(text: string): boolean {
  return markup.test(text);
}

/** Normalizes the paragraphs of a text: preserves blank lines, joins single lines, and converts paragraph markup to blank lines. */
export function toParagraphs(text: string): string {
  return text
    .replaceAll(/<(?:\/p|br ?\/?|\/jats:p)>/gi, '\n\n')
    .replaceAll(/<\/?(?:p|i|b|em|strong|sub|sup|sc|span|jats:[a-z]+)(?: [^<>]*)?>/gi, '')
    .split(/\r?\n\s*\r?\n/)
    .map(toLine)
    .filter(Boolean)
    .join('\n\n');
}

/** Shortens a text to `max` characters at the end of a word, with an ellipsis. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > max / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:]+$|[\uD800-\uDBFF]$/u, '')}…`;
}
