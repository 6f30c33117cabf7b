import { getSession } from '@adp/shared-auth';
import { DataError, type DataReader } from '@adp/shared-data/client';
import { users } from '@adp/shared-data/member';
import type { Author } from '@adp/shared-data/writer';

/**
 * Returns the byline of the member `uid`: from the session, or from the stored profile if `refresh` is set or the session has
 * none.
 * @throws DataError `not-found` for a member without a profile
 */
export async function getAuthor(uid: string, reader: DataReader, refresh = false): Promise<Author> {
  const { user, profile } = getSession();
  if (profile && user?.uid === uid && !refresh) return { uid, username: profile.username, name: profile.name };
  const stored = await reader.getMine(users, uid);
  if (!stored) throw new DataError('not-found');
  return { uid, username: stored.item.username, name: stored.item.name };
}
