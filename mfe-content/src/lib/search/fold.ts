/** Letters that Unicode's decomposition leaves apart and readers take for the same. */
const alike: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  // Arabic: final ya without dots, ta marbuta, and the stretching sign.
  ى: 'ي',
  ة: 'ه',
  ـ: '',
};
const likely = new RegExp(`[${Object.keys(alike).join('')}]`, 'gu');

/** A word or text as the search compares it: no case, accents or vowel signs, one form of each letter and digit. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(likely, (letter) => alike[letter] ?? letter)
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
}
