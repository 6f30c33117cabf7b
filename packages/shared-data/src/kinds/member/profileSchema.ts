import * as v from 'valibot';
import { listingFits, publicFields, type User, usernameSchema } from './users';

/** `profiles/{username}` and `member_profiles/{username}`: the fields of a member that other people can see. */
export const profileSchema = v.pipe(
  v.object({ ...publicFields, uid: v.string('text') }),
  v.forward(
    v.check((item) => listingFits(item), 'not-allowed'),
    ['listed'],
  ),
);
export type Profile = v.InferOutput<typeof profileSchema>;

/** `profiles/{former username}`: a redirect to the current username. */
export const redirectSchema = v.object({ uid: v.string('text'), renamedTo: usernameSchema });
export type ProfileRedirect = v.InferOutput<typeof redirectSchema>;

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
  return { ...shown, uid };
}
