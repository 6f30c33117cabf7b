import { getSession, isMember, subscribeToSession, useSession } from '@adp/shared-auth';
import { createAction } from '@reduxjs/toolkit';

/** The member of the page has changed: signed in, signed out, or another one. Slices forget what was the other's. */
export const memberChanged = createAction<{ readonly uid: string | null }>('session/memberChanged');

/** The signed-in member's uid; undefined for visitors, anonymous ones too. */
export function useMemberUid(): string | undefined {
  return uidFrom(useSession());
}

/** The same outside components. */
export function getMemberUid(): string | undefined {
  return uidFrom(getSession());
}

function uidFrom(session: ReturnType<typeof getSession>): string | undefined {
  return isMember(session) ? session.user?.uid : undefined;
}

/** Calls back when the session's member changes. Returns a function that stops. */
export function followMember(onChange: (uid: string | null) => void): () => void {
  let uid = getMemberUid();
  return subscribeToSession(() => {
    const now = getMemberUid();
    if (now === uid) return;
    uid = now;
    onChange(now ?? null);
  });
}
