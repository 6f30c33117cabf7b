import { findLanguageEntry } from '@adp/shared-ui/languages';

/** Thousands separators, each with the decimal separators that people use with it. */
const groupedForms = [
  [',', '[.٫]'],
  ['[.]', '[,٫]'],
  ["[ ']", '[.,٫]'],
].map(
  ([thousands = '', decimals = '']) => new RegExp(`^([1-9]\\d{0,2}(?:${thousands}\\d{3})+)(?:${decimals}(\\d+))?$`),
);
const plainForm = /^(-?\d+)(?:[.,٫](\d+))?$/;

/**
 * Returns the amounts that a text can mean. Reads the forms of Arabic, English, French, German, Portuguese and Swiss writers, and returns
 * an empty list for any other text. A single separator before three digits, as in `10.000`, is ambiguous: the first amount reads it as a
 * thousands separator, the second as a decimal separator, unless the text's language rules out the second.
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

/** Normalises to ASCII digits, plain spaces and apostrophes. "2'500.–" and the escudo's "2500$00" have zero decimals. */
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
