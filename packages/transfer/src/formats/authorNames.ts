import { isOrganisation } from '@adp/shared-data/names';
import type { SourceRecord } from './SourceRecord';

/** Trims a name and collapses spaces, because the patterns below take quadratic time on long runs of spaces. */
const trimSpaces = (name: string) => name.trim().replaceAll(/\s+/g, ' ');

const suffix = /^(?:jr|sr|junior|senior|ii|iii|iv|ph\.?d)\.?$/i;

/** Converts a name to spoken order. A suffix such as "Jr." is the last part in RIS, and the second in BibTeX. */
export function toSpokenName(name: string): string {
  const line = trimSpaces(name);
  const [family = '', second = '', third = '', ...more] = line.split(/\s*,\s*/);
  if (more.length > 0) return line;
  if (third === '') return suffix.test(second) ? `${family} ${second}` : `${second} ${family}`.trim();
  if (suffix.test(third)) return `${second} ${family} ${third}`;
  return suffix.test(second) ? `${third} ${family} ${second}` : line;
}

/**
 * Splits names into persons and organisations. With `isPlainPerson`, a name without a comma, such as "Smart Africa",
 * counts as a person.
 */
export function sortAuthors(names: readonly string[], { isPlainPerson }: { readonly isPlainPerson: boolean }) {
  const authors: string[] = [];
  const corporateAuthor: string[] = [];
  for (const name of names.map(trimSpaces).filter(Boolean)) {
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

/** Matches mononyms, names that start with a lowercase letter, and names in scripts that do not invert names. */
function isPersonByForm(name: string): boolean {
  return !name.includes(' ') || /^\p{Ll}/u.test(name) || !/\p{Script=Latin}/u.test(name);
}

const andOthers = /^(?:others|et al\.?)$/i;

/** Removes "and others" from names. Adds a note for the report if something was removed. */
export function withoutOthers(names: readonly string[]): { readonly names: string[]; readonly notes: string[] } {
  const persons = names.filter((name) => !andOthers.test(name.trim()));
  return { names: persons, notes: persons.length < names.length ? ['authors: the source omits some authors'] : [] };
}
