import { toProfile } from './profileSchema';
import type { User } from './users';

/** What decides where others read a member's profile. */
type Placed = Pick<User, 'username' | 'visibility'> & Partial<Pick<User, 'formerUsername' | 'unconfirmed' | 'removed'>>;

/** The collection in which others read a member's profile; undefined where nobody else may. */
export function getProfileCollection({
  visibility,
  unconfirmed,
  removed,
}: Pick<Placed, 'visibility' | 'unconfirmed' | 'removed'>): 'profiles' | 'member_profiles' | undefined {
  if (unconfirmed || removed || visibility === 'hidden') return undefined;
  return visibility === 'public' ? 'profiles' : 'member_profiles';
}

/**
 * The documents that the rules demand beside a user's, by path: of each name whose it is, the profile where others read it, and at
 * the former name where it leads.
 */
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

/** All documents of a member but the items, by path: for seeds and tests. */
export function toMemberDocuments(uid: string, user: User): Record<string, object> {
  return { [`users/${uid}`]: user, ...Object.fromEntries(getCompanions(uid, user, toProfile(uid, user))) };
}
