/** Replacements for letters that readers consider equal, but that Unicode decomposition does not unify. */
const replacements: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  // These are Arabic: final ya without dots, ta marbuta, and tatweel.
  ى: 'ي',
  ة: 'ه',
  ـ: '',
};
const replaceable = new RegExp(`[${Object.keys(replacements).join('')}]`, 'gu');

/** Normalizes a text for comparison in a search: removes case, accents and vowel marks, and unifies variants of letters and digits. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(replaceable, (letter) => replacements[letter] ?? letter)
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

export function foldWords(text: string): readonly string[] {
  return fold(text).split(/\s+/u).filter(Boolean);
}
