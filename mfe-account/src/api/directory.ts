import { profiles, type DataReader, type Profile } from '@adp/shared-data';
import { fold, foldWords } from '@adp/shared-ui/format';
import { dataReader } from './data';
import { hasErrorCode } from '../lib/errors';
import { PagedLists, type Page, type ReadPage } from './PagedLists';

/** A member's profile with the username as its id. */
export type Person = Profile & { readonly id: string };

/** Which part of the directory: what is sought in it, and after whom it begins. */
export interface PeopleAddress {
  readonly q: string;
  readonly after?: string | undefined;
}

/** Rows of a page. */
const pageSize = 24;
/** A search looks through so many documents at a time, and asks so often for one page. */
const searchSize = 48;
const searchRequests = 5;

/** The directory as far as this visit has read it, by `peopleKey`. */
export const directory = new PagedLists<Person>();

/** The name of a readPage in the directory's memory. */
export function peopleKey({ q, after = '' }: PeopleAddress): string {
  return `${after} ${foldWords(q).join(' ')}`;
}

/** Reads the members of an address, unless they are here and fresh. */
export function openPeople(address: PeopleAddress): Promise<void> {
  return directory.open(peopleKey(address), createPageReader(address));
}

/** Reads on where the readPage ends, or the first page again where it failed. */
export function morePeople(address: PeopleAddress): Promise<void> {
  return directory.more(peopleKey(address), createPageReader(address));
}

function createPageReader({ q, after }: PeopleAddress): ReadPage<Person> {
  const words = foldWords(q);
  const read = async (cursor: string | undefined) => {
    const reader = await dataReader();
    return words.length > 0 ? searchPages(reader, words, cursor) : readPage(reader, cursor);
  };
  return async (cursor) => {
    try {
      return await read(cursor ?? after);
    } catch (error) {
      const foreign = cursor === undefined && after !== undefined;
      // An address of another time or by another hand: the directory from its beginning.
      if (!(foreign && hasErrorCode(error, 'invalid'))) throw error;
      return read(undefined);
    }
  };
}

async function readPage(reader: DataReader, cursor: string | undefined): Promise<Page<Person>> {
  const { items, cursor: next, asOf } = await reader.list(profiles, { order: 'name', pageSize, cursor });
  return { items, next, asOf };
}

/** Looks through the directory on this device: the service finds no words within a text. */
async function searchPages(
  reader: DataReader,
  words: readonly string[],
  start: string | undefined,
): Promise<Page<Person>> {
  const found: Person[] = [];
  let cursor = start;
  for (let request = 1; ; request += 1) {
    const page = await reader.list(profiles, { order: 'name', pageSize: searchSize, cursor });
    const { asOf } = page;
    const matches = page.items.flatMap((item, index) => (isMatch(item, words) ? [{ item, index }] : []));
    const wanted = matches.slice(0, pageSize - found.length);
    found.push(...wanted.map(({ item }) => item));
    const last = wanted.at(-1);
    // More of this page match than fit: the next page begins after the last one shown.
    if (matches.length > wanted.length && last) return { items: found, next: page.cursors[last.index] ?? null, asOf };
    if (page.cursor === null || found.length === pageSize) return { items: found, next: page.cursor, asOf };
    if (request === searchRequests) return { items: found, next: page.cursor, asOf, isPartial: true };
    cursor = page.cursor;
  }
}

function isMatch({ name, company = '', position = '' }: Person, words: readonly string[]): boolean {
  const all = fold(`${name}\n${company}\n${position}`);
  return words.every((word) => all.includes(word));
}
