import { getSession } from '@adp/shared-auth';
import { DataError, type DataErrorCode, loadPublic } from '@adp/shared-data/client';
import { withSitePictures } from '@adp/shared-data/files';
import { type Published, memberKinds } from '@adp/shared-data/lists';
import { toReader } from '@adp/shared-data/translation';
import { currentLocale } from '@adp/shared-ui';
import type { FoundProfile, ProfileAnswer, ProfileItem, ShownProfile } from './FoundProfile';

/** Needed only where the site's endpoints do not answer, and for what members alone may see, which no endpoint is asked for. */
const direct = () => import(/* webpackChunkName: "firestore" */ './readFromFirestore');

/** What the public sees of a username. */
const read = (username: string) =>
  loadPublic<ProfileAnswer>(`people/${username}`, { fallback: async () => (await direct()).readProfile(username) });

/** The profile under a username as whoever is in front of the page may see it. In a browser it never rejects. */
export async function findProfile(username: string): Promise<FoundProfile> {
  const loaded = await withSitePictures(read(username));
  const { answer, error } = loaded;
  try {
    if (answer && !answer.item) return await followName(username, answer.renamedTo);
    if (answer) return toShown(answer, error);
    if (error !== 'not-found' && error !== 'gone') return { error };
    const missing = { profile: null, removal: 'tombstone' in loaded ? loaded.tombstone : undefined };
    // The public has its answer: only where somebody may be signed in is there more to ask for.
    if (getSession().status === 'signed-out') return missing;
    const found = await (await direct()).readAsMember(username);
    if (!found.profile) return found.profile === null ? missing : found;
    return { ...found, published: toReaders(found.published) };
  } catch (failure) {
    return { error: failure instanceof DataError ? failure.code : 'unavailable' };
  }
}

function toShown({ item, published, asOf }: ProfileItem, error?: DataErrorCode): ShownProfile {
  return { profile: item, published: toReaders(published), asOf, ...(error && { error }) };
}

/** In the reader's language, as far as it is translated; the other translations have no place in the page. */
function toReaders(published: Published): Published {
  const lang = currentLocale();
  const entries = memberKinds.map((kind) => [kind, published[kind].map((item) => toReader(item, lang))]);
  return Object.fromEntries(entries) as Published;
}

async function followName(username: string, renamedTo: string): Promise<FoundProfile> {
  if (renamedTo === username) return { profile: null };
  const { answer } = await read(renamedTo);
  if (answer?.item !== undefined || answer?.renamedTo !== username) return { renamedTo };
  // The two lead to each other: a stored answer is from before the last renaming. Firestore knows which.
  const newest = await (await direct()).readProfile(username);
  return newest.item ? toShown(newest) : { renamedTo };
}
