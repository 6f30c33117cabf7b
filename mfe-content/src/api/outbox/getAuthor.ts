import { getSession } from '@adp/shared-auth';
import { DataError, type DataReader } from '@adp/shared-data/client';
import { users } from '@adp/shared-data/member';
import type { Author } from '@adp/shared-data/writer';

/** Reads the byline from the session, or from the stored profile with `refresh`. @throws DataError `not-found` without one */
export async function getAuthor(uid: string, reader: DataReader, refresh = false): Promise<Author> {
  const { user, profile } = getSession();
  if (profile && user?.uid === uid && !refresh) return { uid, username: profile.username, name: profile.name };
  const stored = await reader.getMine(users, uid);
  if (!stored) throw new DataError('not-found');
  return { uid, username: stored.item.username, name: stored.item.name };
}
