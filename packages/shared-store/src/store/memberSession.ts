import { getSession, isMember, subscribeToSession, useSession } from '@adp/shared-auth';
import { createAction } from '@reduxjs/toolkit';

/** Dispatched when a member signs in, signs out or changes. Slices must remove the earlier member's data. */
export const memberChanged = createAction<{ readonly uid: string | null }>('session/memberChanged');

/** Returns the signed-in member's uid. Undefined for visitors, including anonymous ones. */
export function useMemberUid(): string | undefined {
  return uidFrom(useSession());
}

/** Returns the signed-in member's uid outside components. */
export function getMemberUid(): string | undefined {
  return uidFrom(getSession());
}

function uidFrom(session: ReturnType<typeof getSession>): string | undefined {
  return isMember(session) ? session.user?.uid : undefined;
}

/** Calls back when the session's member changes. Returns the unsubscribe function. */
export function followMember(onChange: (uid: string | null) => void): () => void {
  let uid = getMemberUid();
  return subscribeToSession(() => {
    const now = getMemberUid();
    if (now === uid) return;
    uid = now;
    onChange(now ?? null);
  });
}
