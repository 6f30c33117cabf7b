import type { DataReader } from '../client/createReader';
import type { Profile } from '../kinds/member/profileSchema';
import { type ListedPerson, profiles } from '../kinds/member/profiles';

/** A member's profile with the username as its id. */
export type Person = Profile & { readonly id: string };

/** A page of the directory. */
export interface PeoplePage {
  readonly items: readonly ListedPerson[];
  /** Where the next page begins; null after the last. */
  readonly next: string | null;
  /** The reading ended before it had found a whole page. */
  readonly partial?: boolean;
  readonly asOf: Date;
}

interface PeopleOptions {
  /** The words of the search as `fold` has them; none for the whole directory. */
  readonly words: readonly string[];
  /** A text as a search compares it. */
  readonly fold: (text: string) => string;
  /** From the page before. */
  readonly cursor?: string | undefined;
}

type Reader = Pick<DataReader, 'list'>;

/** Rows of a page. */
const pageSize = 24;
/** A search looks through so many documents at a time, and asks so often for one page. */
const searchSize = 48;
const searchRequests = 5;

/**
 * A page of the directory of members, by name.
 * @throws DataError, `invalid` for a cursor that belongs to no such list
 */
export async function readPeople(reader: Reader, { words, fold, cursor }: PeopleOptions): Promise<PeoplePage> {
  if (words.length > 0) return searchPeople(reader, { words, fold, cursor });
  const { items, cursor: next, asOf } = await reader.list(profiles, { order: 'name', pageSize, cursor });
  return { items, next, asOf };
}

/** Looks through the directory page by page: Firestore finds no words within a text. */
async function searchPeople(reader: Reader, { words, fold, cursor: start }: PeopleOptions): Promise<PeoplePage> {
  const found: ListedPerson[] = [];
  let cursor = start;
  for (let request = 1; ; request += 1) {
    const page = await reader.list(profiles, { order: 'name', pageSize: searchSize, cursor });
    const { asOf } = page;
    const isMatch = ({ name, company = '', position = '' }: ListedPerson) => {
      const all = fold(`${name}\n${company}\n${position}`);
      return words.every((word) => all.includes(word));
    };
    const matches = page.items.flatMap((item, index) => (isMatch(item) ? [{ item, index }] : []));
    const wanted = matches.slice(0, pageSize - found.length);
    found.push(...wanted.map(({ item }) => item));
    const last = wanted.at(-1);
    // More of this page match than fit: the next page begins after the last one shown.
    if (matches.length > wanted.length && last) return { items: found, next: page.cursors[last.index] ?? null, asOf };
    if (page.cursor === null || found.length === pageSize) return { items: found, next: page.cursor, asOf };
    if (request === searchRequests) return { items: found, next: page.cursor, asOf, partial: true };
    cursor = page.cursor;
  }
}
