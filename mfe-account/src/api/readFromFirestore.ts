import { isMember, settledSession } from '@adp/shared-auth';
import { DataError, readItem, type DataReader } from '@adp/shared-data/client';
import { type Person, readPeople, readPublished } from '@adp/shared-data/lists';
import { memberProfiles, profiles, toProfile, users } from '@adp/shared-data/member';
import { fold, foldWords } from '@adp/shared-ui/format';
import { hasErrorCode } from '@adp/shared-auth/app-error';
import { dataReader } from './data';
import type { FoundProfile, ProfileAnswer } from './FoundProfile';

/** A page of the directory, as the endpoint of the site reads it. @throws DataError */
export async function readDirectory(q: string, cursor: string | undefined) {
  return readPeople(await dataReader(), { words: foldWords(q), fold, cursor });
}

/** A public profile, as the endpoint of the site reads it. @throws DataError, `not-found` where there is none, `gone` where reviewers hide it */
export async function readProfile(username: string): Promise<ProfileAnswer> {
  const reader = await dataReader();
  const item = await readItem(reader, profiles, username);
  if (!item) throw new DataError('not-found');
  if ('renamedTo' in item) return item;
  return { item, published: await readPublished(reader, item.uid), asOf: new Date() };
}

/** What a member may see of a username that the public has no profile for: one for members, and the own. @throws DataError */
export async function readAsMember(username: string): Promise<FoundProfile> {
  const session = await settledSession();
  const viewer = session.user?.uid;
  if (viewer === undefined || !isMember(session)) return { profile: null };
  const reader = await dataReader();
  try {
    const [forMembers, mine] = await Promise.all([
      reader.getMine(memberProfiles, username),
      reader.getMine(users, viewer),
    ]);
    const found = forMembers?.item;
    if (found && 'renamedTo' in found)
      return found.renamedTo === username ? { profile: null } : { renamedTo: found.renamedTo };
    if (found) return await withPublished(reader, { profile: found, viewer });
    // The own profile, which may be shown to nobody else, under its present name or the one before.
    const user = mine?.item;
    if (user?.formerUsername === username) return { renamedTo: user.username };
    if (user?.username !== username) return { profile: null };
    const profile = { ...toProfile(viewer, user), id: username };
    return await withPublished(reader, { profile, viewer, unconfirmed: user.unconfirmed, removed: user.removed });
  } catch (error) {
    // The session has ended since.
    if (hasErrorCode(error, 'signed-out')) return { profile: null };
    throw error;
  }
}

async function withPublished<Found extends { readonly profile: Person }>(reader: DataReader, found: Found) {
  return { ...found, published: await readPublished(reader, found.profile.uid), asOf: new Date() };
}
