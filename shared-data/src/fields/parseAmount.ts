/** Separators of thousands, with the separators of decimals that people write beside them. */
const groupedForms = [
  [',', '[.٫]'],
  ['[.]', '[,٫]'],
  ["[ ']", '[.,٫]'],
].map(
  ([thousands = '', decimals = '']) => new RegExp(`^([1-9]\\d{0,2}(?:${thousands}\\d{3})+)(?:${decimals}(\\d+))?$`),
);
const plainForm = /^(-?\d+)(?:[.,٫](\d+))?$/;
/** Languages that separate decimals by a point, and by a comma. Arabic has both. */
const decimalSeparators: Readonly<Record<string, string | undefined>> = { en: '.', sw: '.', fr: ',', pt: ',' };

/**
 * Returns the numbers that a text can mean as an amount: one for the forms of Arabic, English, French, German, Portuguese and Swiss
 * writers, and none for a text that is no amount. One separator before three digits, as in `10.000`, gives two readings, first with
 * the separator between thousands, then before decimals, unless the language of the text excludes the second one.
 */
export function parseAmount(text: string, language?: string): readonly number[] {
  const digits = normalize(text);
  const found = [...groupedForms, plainForm].flatMap((form) => {
    const [match, whole = '', decimals = ''] = form.exec(digits) ?? [];
    return match === undefined ? [] : [Number(`${whole.replaceAll(/[^-\d]/g, '')}.${decimals || '0'}`)];
  });
  const readings = [...new Set(found)];
  const decimalSeparator = decimalSeparators[language ?? ''];
  const isThousands = decimalSeparator !== undefined && !digits.includes(decimalSeparator);
  return isThousands ? readings.slice(0, 1) : readings;
}

/** ASCII digits, plain spaces and apostrophes. "2'500.–" and the escudo's "2500$00" have decimals of zero. */
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
