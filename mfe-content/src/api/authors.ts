import { bylines } from '@adp/shared-data';
import { LruCache } from '@adp/shared-ui';
import { dataReader } from './dataReader';

/** A member whose profile the public may see. */
export interface PublicAuthor {
  readonly uid: string;
  readonly username: string;
  readonly name: string;
}

/** The authors that this visit has read, by the username that was asked for; null for one without a public profile. */
const cache = new LruCache<PublicAuthor | null>(100);
export const authors = { subscribe: cache.subscribe, get: cache.get };

/**
 * The member who has a username, or had it before. Null where the public may see no such profile.
 * @throws DataError where it cannot be read
 */
export async function readAuthor(username: string): Promise<PublicAuthor | null> {
  const cached = cache.get(username);
  if (cached !== undefined) return cached;
  const reader = await dataReader();
  const first = await reader.get(bylines, username);
  const found = first?.renamedTo === undefined ? first : await reader.get(bylines, first.renamedTo);
  const author = found?.name === undefined ? null : { uid: found.uid, username: found.id, name: found.name };
  cache.set(username, author);
  return author;
}

/** Empties the cache: each author is read again with the next item or list. */
export function invalidateAuthors(): void {
  cache.clear();
}
