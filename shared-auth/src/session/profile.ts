import type { User } from '@adp/shared-data';

/** What the whole site knows of the signed-in member (specification 3). */
export interface Profile {
  readonly username: string;
  readonly name: string;
  readonly profileImage: string | null;
  readonly bio: string;
  readonly company: string;
  readonly position: string;
  readonly notificationPrefs: User['notificationPrefs'];
}

/** The member's document as the site's pages see it. */
export function profileOfUser(user: User): Profile {
  return {
    username: user.username,
    name: user.name,
    profileImage: user.profileImageUrl ?? null,
    bio: user.description ?? '',
    company: user.company ?? '',
    position: user.position ?? '',
    notificationPrefs: user.notificationPrefs,
  };
}
