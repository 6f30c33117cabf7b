import { getSession, isMember, subscribeToSession, useSession } from '@adp/shared-auth';
import { createAction } from '@reduxjs/toolkit';

/** Dispatched when the session's member changes or leaves. Slices must remove the previous member's data. */
export const memberChanged = createAction<{ readonly uid: string | null }>('session/memberChanged');

/** Returns the uid of the signed-in member. Returns undefined for visitors, including those with an anonymous session. */
export function useMemberUid(): string | undefined {
  return uidFrom(useSession());
}

export function getMemberUid(): string | undefined {
  return uidFrom(getSession());
}

function uidFrom(session: ReturnType<typeof getSession>): string | undefined {
  return isMember(session) ? session.user?.uid : undefined;
}

export function followMember(onChange: (uid: string | null) => void): () => void {
  let uid = getMemberUid();
  return subscribeToSession(() => {
    const now = getMemberUid();
    if (now === uid) return;
    uid = now;
    onChange(now ?? null);
  });
}
