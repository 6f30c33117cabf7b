import type { User } from '@adp/shared-data/member';
import { useSyncExternalStore } from 'react';
import { forgetSession, hasStoredSession } from './storedSession';

// For the sign-in code: what this module alone imports is bundled into one module with it.
export { forgetSession, hasStoredSession, isSignedInByLink, rememberSession, setSignedInByLink } from './storedSession';

/** The identity service's own record of who is signed in (specification 3). */
export interface SessionUser {
  readonly uid: string;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly phoneNumber: string | null;
  readonly tenantId: string | null;
  /** A visitor who looks around with a session and no account. */
  readonly isAnonymous: boolean;
  readonly providerData: readonly SignInMethod[];
  readonly createdAt: Date | null;
  readonly lastLoginAt: Date | null;
}

/** A way in that the account has: `password`, `emailLink` where the session began with a link and a password is not known of, or a provider's id. */
export interface SignInMethod {
  readonly providerId: string;
  readonly email: string | null;
  readonly displayName: string | null;
}

/** Why a session ended without the member's doing: both are codes of the identity service. */
export type SessionEnd = 'user-disabled' | 'user-token-expired';

/** Who is in front of the page. `restoring` is short, and only in a browser that has a session to restore. */
export interface Session {
  readonly status: 'restoring' | 'signed-out' | 'signed-in';
  readonly user: SessionUser | null;
  readonly ended: SessionEnd | null;
  /** What the member's store has read, for code that runs without it. Null for a newcomer, undefined until it is read. */
  readonly profile: Profile | null | undefined;
}

/** What code without Redux needs of the member's document: the outbox signs items with it. The rest is in @adp/shared-store. */
export interface Profile extends Pick<User, 'username' | 'name' | 'notificationPrefs'> {
  /** Set while nobody else sees the profile, as the address is not confirmed. */
  readonly unconfirmed?: true | undefined;
}

export const signedOut: Session = { status: 'signed-out', user: null, profile: undefined, ended: null };

let session: Session | undefined;
const listeners = new Set<() => void>();

/** The current session. On a server, and in a browser without one to restore, nobody is signed in. */
export function getSession(): Session {
  session ??= hasStoredSession() ? { ...signedOut, status: 'restoring' } : signedOut;
  return session;
}

/** Calls `listener` after each change; returns a function that stops it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The session, as a component's state. It may be signed out: a component handles that, too. A page that a server made begins so. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession, () => signedOut);
}

/** For this package alone: what the identity service reports. */
export function setSession(next: Partial<Session>): void {
  session = { ...getSession(), ...next };
  for (const listener of [...listeners]) listener();
}

/** For the member's store alone: what it has read. */
export function publishProfile(user: User | null): void {
  const toProfile = ({ username, name, notificationPrefs, unconfirmed }: User): Profile => {
    return { username, name, notificationPrefs, unconfirmed };
  };
  setSession({ profile: user && toProfile(user) });
}

/** Nobody is signed in any more: nothing of the member remains in the page. */
export function clearSession(ended: SessionEnd | null = null): void {
  forgetSession();
  setSession({ ...signedOut, ended });
}

/** For tests: replaces the session, by default with what the browser has stored. */
export function replaceSession(next?: Partial<Session>): void {
  session = next && { ...signedOut, ...next };
  for (const listener of [...listeners]) listener();
}
