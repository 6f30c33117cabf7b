import { getSession } from '@adp/shared-auth';
import { DataError, type DataErrorCode, loadPublic } from '@adp/shared-data/client';
import { withSitePictures } from '@adp/shared-data/files';
import { type Published, memberKinds } from '@adp/shared-data/lists';
import { toReader } from '@adp/shared-data/translation';
import { currentLocale } from '@adp/shared-ui';
import type { ProfileResult, ProfileResponse, PublicProfile, VisibleProfile } from './ProfileResult';

const direct = () => import(/* webpackChunkName: "firestore" */ './readFromFirestore');

const read = (username: string) =>
  loadPublic<ProfileResponse>(`people/${username}`, { fallback: async () => (await direct()).readProfile(username) });

/** Loads the profile of a username for the current visitor. Never rejects in a browser. */
export async function findProfile(username: string): Promise<ProfileResult> {
  const loaded = await withSitePictures(read(username));
  const { answer, error } = loaded;
  try {
    if (answer && !answer.item) return await followName(username, answer.renamedTo);
    if (answer) return toShown(answer, error);
    if (error !== 'not-found' && error !== 'gone') return { error };
    const missing = { profile: null, removal: 'tombstone' in loaded ? loaded.tombstone : undefined };
    // Without a session, only public profiles are visible, so no further request is needed.
    if (getSession().status === 'signed-out') return missing;
    const result = await (await direct()).readAsMember(username);
    if (!result.profile) return result.profile === null ? missing : result;
    return { ...result, published: toReaders(result.published) };
  } catch (thrown) {
    return { error: thrown instanceof DataError ? thrown.code : 'unavailable' };
  }
}

function toShown({ item, published, asOf }: PublicProfile, error?: DataErrorCode): VisibleProfile {
  return { profile: item, published: toReaders(published), asOf, ...(error && { error }) };
}

function toReaders(published: Published): Published {
  const lang = currentLocale();
  const entries = memberKinds.map((kind) => [kind, published[kind].map((item) => toReader(item, lang))]);
  return Object.fromEntries(entries) as Published;
}

async function followName(username: string, renamedTo: string): Promise<ProfileResult> {
  if (renamedTo === username) return { profile: null };
  const { answer } = await read(renamedTo);
  if (answer?.item !== undefined || answer?.renamedTo !== username) return { renamedTo };
  // The two usernames redirect to each other, so one response is outdated. Read the current username from Firestore.
  const newest = await (await direct()).readProfile(username);
  return newest.item ? toShown(newest) : { renamedTo };
}
