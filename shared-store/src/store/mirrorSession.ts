import { getSession, mirrorToSession, subscribeToSession } from '@adp/shared-auth';
import type { MemberDocument } from '../member/memberDocument';
import { getMemberUid } from './memberSession';

// Until every page reads and saves by a store: the session's deprecated fields follow the stores, and the stores follow them.
let mirrored: { profile?: unknown; unread?: unknown } = {};

/** Shows profile and unread count in the session's deprecated fields. */
export function mirrorSession({
  member,
  unread,
}: {
  member: MemberDocument | undefined;
  unread: number | undefined;
}): void {
  if (member) {
    const { username, name, profileImageUrl, description, company, position, notificationPrefs } = member.item;
    const profile = {
      username,
      name,
      profileImage: profileImageUrl ?? null,
      bio: description ?? '',
      company: company ?? '',
      position: position ?? '',
      notificationPrefs,
    };
    mirrored = { ...mirrored, profile };
    mirrorToSession({ profile });
  } else if (member === null) {
    mirrored = { ...mirrored, profile: null };
    mirrorToSession({ profile: null });
  }
  if (unread !== undefined) {
    mirrored = { ...mirrored, unread };
    mirrorToSession({ unread });
  }
}

/** @deprecated Calls back when a page has changed the session's fields past the stores. */
export function followSessionFields(onProfile: (uid: string) => void, onUnread: (uid: string, unread: number) => void) {
  return subscribeToSession(() => {
    const uid = getMemberUid();
    const { profile, unread } = getSession();
    if (uid === undefined) mirrored = {};
    else if (profile !== undefined && profile !== mirrored.profile) {
      mirrored = { ...mirrored, profile };
      onProfile(uid);
    } else if (unread !== undefined && unread !== mirrored.unread) {
      mirrored = { ...mirrored, unread };
      onUnread(uid, unread);
    }
  });
}
