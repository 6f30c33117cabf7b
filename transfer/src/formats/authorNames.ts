import { isOrganisation } from '@adp/shared-data/names';
import type { SourceRecord } from './SourceRecord';

const suffix = /^(?:jr|sr|junior|senior|ii|iii|iv|ph\.?d)\.?$/i;

/**
 * Returns a name in the order in which it is spoken: "King, Martin Luther, Jr." becomes "Martin Luther King Jr.". The suffix
 * is the last part in RIS and the second one in BibTeX. Names in any other form stay as they are.
 */
export function toSpokenName(name: string): string {
  const [family = '', second = '', third = '', ...more] = name.trim().split(/\s*,\s*/);
  if (more.length > 0) return name.trim();
  if (third === '') return suffix.test(second) ? `${family} ${second}` : `${second} ${family}`.trim();
  if (suffix.test(third)) return `${second} ${family} ${third}`;
  return suffix.test(second) ? `${third} ${family} ${second}` : name.trim();
}

/**
 * Sorts names into persons and organisations. "Family, Given" is a person; a comma at the end marks an organisation, as in
 * EndNote. Other names are organisations if a word of theirs or their form says so.
 * @param isPlainPerson whether a name such as "Smart Africa", which could be either, is that of a person
 */
export function sortAuthors(names: readonly string[], { isPlainPerson }: { readonly isPlainPerson: boolean }) {
  const authors: string[] = [];
  const corporateAuthor: string[] = [];
  for (const name of names.map((one) => one.trim()).filter(Boolean)) {
    if (isPerson(name, isPlainPerson)) authors.push(name);
    else corporateAuthor.push(name.replace(/\s*,$/, ''));
  }
  return { authors, corporateAuthor } satisfies SourceRecord;
}

function isPerson(name: string, isPlainPerson: boolean): boolean {
  const [before = '', after] = name.split(/\s*,\s*/);
  if (name.endsWith(',')) return false;
  if (after !== undefined) return !(before.includes(' ') && isOrganisation(before));
  return !isOrganisation(name) && (isPlainPerson || isPersonByForm(name));
}

/** Mononyms, names that begin in lower case, and names in scripts that do not invert names. */
function isPersonByForm(name: string): boolean {
  return !name.includes(' ') || /^\p{Ll}/u.test(name) || !/\p{Script=Latin}/u.test(name);
}

const andOthers = /^(?:others|et al\.?)$/i;

/** Separates the words "and others" from names. */
export function withoutOthers(names: readonly string[]): { readonly names: string[]; readonly notes: string[] } {
  const known = names.filter((name) => !andOthers.test(name.trim()));
  return { names: known, notes: known.length < names.length ? ['authors: the source says that there are others'] : [] };
}
