import { DataError, profiles, type DataReader, type Profile } from '@adp/shared-data';
import { dataReader } from '../../api/data';
import { fold, wordsOf } from './fold';
import { Pages, type Part, type ReadPart } from './Pages';

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
export const directory = new Pages<Person>();

/** The name of a list in the directory's memory. */
export function peopleKey({ q, after = '' }: PeopleAddress): string {
  return `${after} ${wordsOf(q).join(' ')}`;
}

/** Reads the members of an address, unless they are here and fresh. */
export function openPeople(address: PeopleAddress): Promise<void> {
  return directory.open(peopleKey(address), reading(address));
}

/** Reads on where the list ends, or the first page again where it failed. */
export function morePeople(address: PeopleAddress): Promise<void> {
  return directory.more(peopleKey(address), reading(address));
}

function reading({ q, after }: PeopleAddress): ReadPart<Person> {
  const words = wordsOf(q);
  const read = async (cursor: string | undefined) => {
    const reader = await dataReader();
    return words.length > 0 ? find(reader, words, cursor) : list(reader, cursor);
  };
  return async (cursor) => {
    try {
      return await read(cursor ?? after);
    } catch (error) {
      const foreign = cursor === undefined && after !== undefined;
      // An address of another time or by another hand: the directory from its beginning.
      if (!(foreign && error instanceof DataError && error.code === 'invalid')) throw error;
      return read(undefined);
    }
  };
}

async function list(reader: DataReader, cursor: string | undefined): Promise<Part<Person>> {
  const { items, cursor: next, asOf } = await reader.list(profiles, { order: 'name', pageSize, cursor });
  return { items, next, asOf };
}

/** Looks through the directory on this device: the service finds no words within a text. */
async function find(reader: DataReader, words: readonly string[], start: string | undefined): Promise<Part<Person>> {
  const found: Person[] = [];
  let cursor = start;
  for (let request = 1; ; request += 1) {
    const page = await reader.list(profiles, { order: 'name', pageSize: searchSize, cursor });
    const { asOf } = page;
    const matches = page.items.flatMap((item, index) => (fits(item, words) ? [{ item, index }] : []));
    const wanted = matches.slice(0, pageSize - found.length);
    found.push(...wanted.map(({ item }) => item));
    const last = wanted.at(-1);
    // More of this page fit than there is room for: the next begins after the last that stands here.
    if (matches.length > wanted.length && last) return { items: found, next: page.cursors[last.index] ?? null, asOf };
    if (page.cursor === null || found.length === pageSize) return { items: found, next: page.cursor, asOf };
    if (request === searchRequests) return { items: found, next: page.cursor, asOf, further: true };
    cursor = page.cursor;
  }
}

function fits({ name, company = '', position = '' }: Person, words: readonly string[]): boolean {
  const all = fold(`${name}\n${company}\n${position}`);
  return words.every((word) => all.includes(word));
}
