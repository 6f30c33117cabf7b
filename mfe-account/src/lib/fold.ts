/** Letters that Unicode's decomposition leaves apart and readers take for the same. */
const alike: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
  ـ: '',
};
const likely = new RegExp(`[${Object.keys(alike).join('')}]`, 'gu');

/** A text as the search compares it: no case, accents or vowel signs. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(likely, (letter) => alike[letter] ?? letter);
}

/** The words of what was typed, folded. */
export function toWords(typed: string): readonly string[] {
  return fold(typed).split(/\s+/u).filter(Boolean);
}
