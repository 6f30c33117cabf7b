import { getSession, publishProfile, subscribeToSession } from '@adp/shared-auth';
import type { MemberDocument } from '../member/memberDocument';
import { getMemberUid } from './memberSession';

let isPublishing = false;
let published: MemberDocument | undefined;

/** Shows in the session what code without Redux needs of the member's document. */
export function mirrorSession(member: MemberDocument): void {
  if (member === published && getSession().profile !== undefined) return;
  published = member;
  isPublishing = true;
  publishProfile(member && member.item);
  isPublishing = false;
}

/** @deprecated Calls back when a page has changed the session's profile past the stores. */
export function followSessionProfile(onProfile: (uid: string) => void) {
  let known = getSession().profile;
  return subscribeToSession(() => {
    const uid = getMemberUid();
    const { profile } = getSession();
    if (profile === known) return;
    known = profile;
    if (!isPublishing && uid !== undefined && profile !== undefined) onProfile(uid);
  });
}
