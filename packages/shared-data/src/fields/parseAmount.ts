import { findLanguageEntry } from '@adp/shared-ui/languages';

/** Thousands separators, each with the decimal separators that are used with it. */
const groupedForms = [
  [',', '[.٫]'],
  ['[.]', '[,٫]'],
  ["[ ']", '[.,٫]'],
].map(
  ([thousands = '', decimals = '']) => new RegExp(`^([1-9]\\d{0,2}(?:${thousands}\\d{3})+)(?:${decimals}(\\d+))?$`),
);
const plainForm = /^(-?\d+)(?:[.,٫](\d+))?$/;

/**
 * Returns the amounts that a text can mean. Supports the notations used in Arabic, English, French, German, Portuguese
 * and Swiss texts. Returns an empty list for any other text. A single separator before three digits, as in `10.000`, is
 * ambiguous. The first amount then treats it as a thousands separator, and the second as a decimal separator, unless
 * the text's language rules that out.
 */
export function parseAmount(text: string, language?: string): readonly number[] {
  const digits = normalize(text);
  const amounts = [...groupedForms, plainForm].flatMap((form) => {
    const [match, whole = '', decimals = ''] = form.exec(digits) ?? [];
    return match === undefined ? [] : [Number(`${whole.replaceAll(/[^-\d]/g, '')}.${decimals || '0'}`)];
  });
  const readings = [...new Set(amounts)];
  const decimalSeparator = findLanguageEntry(language ?? '')?.decimalSeparator;
  const isThousands = decimalSeparator !== undefined && !digits.includes(decimalSeparator);
  return isThousands ? readings.slice(0, 1) : readings;
}

/** Normalizes digits, spaces and apostrophes. "2'500.–", and "2500$00" in escudos, have zero decimals. */
function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[’‘ʼ`´٬]/g, "'")
    .replace(/(?<=\d[.,])[-\u2013\u2014]{1,2}$/, '00')
    .replace(/(?<=\d)\$(?=\d\d$)/, ',');
}
