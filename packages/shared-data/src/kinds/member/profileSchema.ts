import * as v from 'valibot';
import { listingFits, publicFields, type User, usernameSchema } from './users';

/** `profiles/{username}` or `member_profiles/{username}`: what others see of a member. */
export const profileSchema = v.pipe(
  v.object({ ...publicFields, uid: v.string('text') }),
  v.forward(
    v.check((item) => listingFits(item), 'not-allowed'),
    ['listed'],
  ),
);
export type Profile = v.InferOutput<typeof profileSchema>;

/** `profiles/{former username}`: leads to the member's present name. */
export const redirectSchema = v.object({ uid: v.string('text'), renamedTo: usernameSchema });
export type ProfileRedirect = v.InferOutput<typeof redirectSchema>;

/** The profile that the rules demand beside this user's document. */
export function toProfile(uid: string, user: User): Profile {
  const {
    username,
    formerUsername,
    interests,
    notificationPrefs,
    signedOutBefore,
    leavingAt,
    unconfirmed,
    removed,
    updatedAt,
    revision,
    ...shown
  } = user;
  // Named to be left out: what is private.
  void [username, formerUsername, interests, notificationPrefs, signedOutBefore, leavingAt];
  void [unconfirmed, removed, updatedAt, revision];
  return { ...shown, uid };
}
