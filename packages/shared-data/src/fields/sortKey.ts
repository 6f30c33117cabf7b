/** Letters that are no other letter with a mark, and what they stand beside. */
const letters: Readonly<Record<string, string | undefined>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŧ: 't',
  // Of languages of Africa.
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
/** Accents, and the vowel signs, the long stroke and the hamza of Arabic. */
const marks = /[\u0300-\u036f\u064b-\u0655\u0670\u0640]/g;

/**
 * What lists from A to Z are ordered by, as Firestore compares texts by their bytes: without capitals and accents of Latin letters, vowel signs and
 * seats of hamza, and with a space for what is between letters and digits. The rules hold what is stored to it: `toSortKey` of services/firebase/firestore.rules.
 */
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
  // The rules name each of them. Those that no language of the site has, such as ẃ, stay.
  return /^[abcdefghiklnorstuvyzاوي]+$/.test(plain) ? plain : letter;
}

/** By collection, the field of which its lists from A to Z have the key. The first two are items', the others members'. */
const sorted: Readonly<Record<string, 'title' | 'name' | undefined>> = {
  products: 'title',
  knowledge_products: 'title',
  users: 'name',
  profiles: 'name',
  member_profiles: 'name',
};

/**
 * The stored name and the value of the key that a document has; empty where its lists have no such order.
 * @param path of the document, or its collection
 */
export function getSortKey(path: string, read: (field: string) => unknown): Readonly<Record<string, string>> {
  const [collection = '', , ...below] = path.split('/');
  const field = below.length > 0 ? undefined : sorted[collection];
  const value = field && read(field);
  return typeof value === 'string' ? { [`${field}_key`]: toSortKey(value) } : {};
}
