import { getSession } from '@adp/shared-auth';
import { type Author, DataError, type DataReader, users } from '@adp/shared-data';

/**
 * The byline of the member `uid`: as the session has it, or with `anew` (and where the session has none yet) as it is stored.
 * @throws DataError `not-found` for a member who has not been asked for a name yet
 */
export async function getAuthor(uid: string, reader: DataReader, refresh = false): Promise<Author> {
  const { user, profile } = getSession();
  if (profile && user?.uid === uid && !refresh) return { uid, username: profile.username, name: profile.name };
  const stored = await reader.getMine(users, uid);
  if (!stored) throw new DataError('not-found');
  return { uid, username: stored.item.username, name: stored.item.name };
}
