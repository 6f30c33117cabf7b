import { getSession } from '@adp/shared-auth';
import { DataError, type DataErrorCode, loadPublic } from '@adp/shared-data/client';
import { withSitePictures } from '@adp/shared-data/files';
import { type Published, memberKinds } from '@adp/shared-data/lists';
import { toReader } from '@adp/shared-data/translation';
import { currentLocale } from '@adp/shared-ui';
import type { ProfileResult, ProfileResponse, PublicProfile, VisibleProfile } from './ProfileResult';

/** Loaded only if the site's endpoints do not respond, and for data that only members may see. */
const direct = () => import(/* webpackChunkName: "firestore" */ './readFromFirestore');

/** Loads the public data of a username. */
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
    // Only members may see more than the public.
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

/** Translates publications into the reader's language and drops other translations. */
function toReaders(published: Published): Published {
  const lang = currentLocale();
  const entries = memberKinds.map((kind) => [kind, published[kind].map((item) => toReader(item, lang))]);
  return Object.fromEntries(entries) as Published;
}

async function followName(username: string, renamedTo: string): Promise<ProfileResult> {
  if (renamedTo === username) return { profile: null };
  const { answer } = await read(renamedTo);
  if (answer?.item !== undefined || answer?.renamedTo !== username) return { renamedTo };
  // The usernames refer to each other, so one response is outdated. Firestore has the current one.
  const newest = await (await direct()).readProfile(username);
  return newest.item ? toShown(newest) : { renamedTo };
}
