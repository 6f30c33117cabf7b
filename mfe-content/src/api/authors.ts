import { findAuthor, type PublicAuthor } from '@adp/shared-data';
import { LruCache } from '@adp/shared-ui';
import { dataReader } from './dataReader';

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
  const author = await findAuthor(await dataReader(), username);
  cache.set(username, author);
  return author;
}

/** Empties the cache: each author is read again with the next item or list. */
export function invalidateAuthors(): void {
  cache.clear();
}
