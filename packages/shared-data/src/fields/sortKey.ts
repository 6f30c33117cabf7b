/** Letters that Unicode does not decompose, and the letters that they are sorted as. */
const letters: Readonly<Record<string, string | undefined>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŧ: 't',
  // Letters of African languages.
  ŋ: 'n',
  ɓ: 'b',
  ɖ: 'd',
  ɗ: 'd',
  ɛ: 'e',
  ǝ: 'e',
  ə: 'e',
  ƒ: 'f',
  ɣ: 'g',
  ɩ: 'i',
  ƙ: 'k',
  ɲ: 'n',
  ɔ: 'o',
  ʋ: 'v',
  ƴ: 'y',
  ى: 'ي',
};
/** Matches combining accents, and Arabic vowel signs, tatweel and hamza. */
const marks = /[\u0300-\u036f\u064b-\u0655\u0670\u0640]/g;

/** Returns the A–Z key, because Firestore compares bytes. `toSortKey` in firestore.rules verifies stored keys. */
export function toSortKey(text: string): string {
  return text
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[À-ʋḀ-ỿآ-ي]/g, toPlainLetter)
    .replace(marks, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function toPlainLetter(letter: string): string {
  const base = letter.toLowerCase().normalize('NFD').replace(marks, '');
  const plain = letters[base] ?? base;
  // The security rules list each accented letter. Letters outside the site's languages, such as ẃ, are not changed.
  return /^[abcdefghiklnorstuvyzاوي]+$/.test(plain) ? plain : letter;
}

/** The field by which each collection is sorted from A to Z. */
const sorted: Readonly<Record<string, 'title' | 'name' | undefined>> = {
  products: 'title',
  knowledge_products: 'title',
  users: 'name',
  profiles: 'name',
  member_profiles: 'name',
};

/** Returns the sort key of a document as a stored field, or no field if no list of its collection is alphabetical. */
export function getSortKey(path: string, read: (field: string) => unknown): Readonly<Record<string, string>> {
  const [collection = '', , ...below] = path.split('/');
  const field = below.length > 0 ? undefined : sorted[collection];
  const value = field && read(field);
  return typeof value === 'string' ? { [`${field}_key`]: toSortKey(value) } : {};
}
