import { toProfile } from './profileSchema';
import type { User } from './users';

type Placed = Pick<User, 'username' | 'visibility'> & Partial<Pick<User, 'formerUsername' | 'unconfirmed' | 'removed'>>;

/** Returns the collection of a member's profile. Returns undefined if nobody else may read the profile. */
export function getProfileCollection({
  visibility,
  unconfirmed,
  removed,
}: Pick<Placed, 'visibility' | 'unconfirmed' | 'removed'>): 'profiles' | 'member_profiles' | undefined {
  if (unconfirmed || removed || visibility === 'hidden') return undefined;
  return visibility === 'public' ? 'profiles' : 'member_profiles';
}

/** Returns the documents that the rules require beside a user document, by path: names, profile and redirect. */
export function getCompanions(uid: string, user: Placed, profile: object): ReadonlyMap<string, object> {
  const { username, formerUsername } = user;
  const documents = new Map<string, object>([[`usernames/${username}`, { uid }]]);
  const collection = getProfileCollection(user);
  if (collection) documents.set(`${collection}/${username}`, profile);
  if (formerUsername === undefined) return documents;
  documents.set(`usernames/${formerUsername}`, { uid });
  if (collection) documents.set(`${collection}/${formerUsername}`, { uid, renamedTo: username });
  return documents;
}

/** Returns all documents of a member except items, by path. For seeds and tests. */
export function toMemberDocuments(uid: string, user: User): Record<string, object> {
  return { [`users/${uid}`]: user, ...Object.fromEntries(getCompanions(uid, user, toProfile(uid, user))) };
}
