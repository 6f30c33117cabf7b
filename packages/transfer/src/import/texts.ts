/** A text on one line, in composed characters and without control characters. */
export function toLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** The same of a text that need not be there. */
export function toOptionalLine(text: string | undefined): string | undefined {
  return text === undefined ? undefined : toLine(text);
}

const markup = /<\/?(?:i|b|em|strong|sub|sup|sc|span)(?: [^<>]*)?>/i;

/** Returns whether a text has markup, such as italics, that `toParagraphs()` removes. */
export function hasMarkup(text: string): boolean {
  return markup.test(text);
}

/** A text of paragraphs: blank lines stay, single line breaks and markup for paragraphs become spaces and breaks. */
export function toParagraphs(text: string): string {
  return text
    .replaceAll(/<(?:\/p|br ?\/?|\/jats:p)>/gi, '\n\n')
    .replaceAll(/<\/?(?:p|i|b|em|strong|sub|sup|sc|span|jats:[a-z]+)(?: [^<>]*)?>/gi, '')
    .split(/\r?\n\s*\r?\n/)
    .map(toLine)
    .filter(Boolean)
    .join('\n\n');
}

/** As much of a text as fits into so many characters, whole words, with an ellipsis where something was left out. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > max / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:]+$|[\uD800-\uDBFF]$/u, '')}…`;
}
