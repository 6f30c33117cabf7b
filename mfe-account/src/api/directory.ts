import { readPeople, type Person } from '@adp/shared-data';
import { fold, foldWords } from '@adp/shared-ui/format';
import { dataReader } from './data';
import { hasErrorCode } from '../lib/errors';
import { PagedLists, type ReadPage } from './PagedLists';

/** Which part of the directory: what is sought in it, and after whom it begins. */
export interface PeopleAddress {
  readonly q: string;
  readonly after?: string | undefined;
}

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
  const read = async (cursor: string | undefined) => readPeople(await dataReader(), { words, fold, cursor });
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
