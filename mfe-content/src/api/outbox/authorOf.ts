import { getSession } from '@adp/shared-auth';
import { type Author, DataError, type DataReader, users } from '@adp/shared-data';

/**
 * The byline of the member `uid`: as the session has it, or with `anew` (and where the session has none yet) as it is stored.
 * @throws DataError `not-found` for a member who has not been asked for a name yet
 */
export async function authorOf(uid: string, reader: DataReader, anew = false): Promise<Author> {
  const { user, profile } = getSession();
  if (profile && user?.uid === uid && !anew) return { uid, username: profile.username, name: profile.name };
  const own = await reader.getOwn(users, uid);
  if (!own) throw new DataError('not-found');
  return { uid, username: own.item.username, name: own.item.name };
}
