import type { User } from '@adp/shared-data/member';
import { useSyncExternalStore } from 'react';
import { forgetSession, hasStoredSession } from './storedSession';

export { forgetSession, hasStoredSession, isSignedInByLink, rememberSession, setSignedInByLink } from './storedSession';

/** The identity service's record of the signed-in user (specification 3). */
export interface SessionUser {
  readonly uid: string;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly phoneNumber: string | null;
  readonly tenantId: string | null;
  /** True for a visitor with a session but no account. */
  readonly isAnonymous: boolean;
  readonly providerData: readonly SignInMethod[];
  readonly createdAt: Date | null;
  readonly lastLoginAt: Date | null;
}

/**
 * A sign-in method of the account: `password`, a provider's id, or `emailLink` if the session began with a link and a password is
 * unknown.
 */
export interface SignInMethod {
  readonly providerId: string;
  readonly email: string | null;
  readonly displayName: string | null;
}

/** Reason why the service ended a session, by its code. */
export type SessionEnd = 'user-disabled' | 'user-token-expired';

/** The session of the page. `restoring` lasts briefly, and only if there is a session to restore. */
export interface Session {
  readonly status: 'restoring' | 'signed-out' | 'signed-in';
  readonly user: SessionUser | null;
  readonly ended: SessionEnd | null;
  /** The profile for code without the store. Null for a new member, undefined until it has been read. */
  readonly profile: Profile | null | undefined;
}

/** The fields of the member's document that code without Redux needs, for example to sign items. The rest is in @adp/shared-store. */
export interface Profile extends Pick<User, 'username' | 'name' | 'notificationPrefs'> {
  /** True while the email address is unconfirmed, so others cannot see the profile. */
  readonly unconfirmed?: true | undefined;
}

export const signedOut: Session = { status: 'signed-out', user: null, profile: undefined, ended: null };

let session: Session | undefined;
const listeners = new Set<() => void>();

/** Returns the current session. On a server, it is signed out. */
export function getSession(): Session {
  session ??= hasStoredSession() ? { ...signedOut, status: 'restoring' } : signedOut;
  return session;
}

/** Calls `listener` after each change. Returns the unsubscribe function. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Returns the session and follows its changes. Signed out on servers and while hydrating. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession, () => signedOut);
}

/** Only for this package. */
export function setSession(next: Partial<Session>): void {
  session = { ...getSession(), ...next };
  for (const listener of [...listeners]) listener();
}

/** Only for the member's store, which has read the document. */
export function publishProfile(user: User | null): void {
  const toProfile = ({ username, name, notificationPrefs, unconfirmed }: User): Profile => {
    return { username, name, notificationPrefs, unconfirmed };
  };
  setSession({ profile: user && toProfile(user) });
}

/** Removes all data of the member from the session. */
export function clearSession(ended: SessionEnd | null = null): void {
  forgetSession();
  setSession({ ...signedOut, ended });
}

/** Replaces the session, by default with the stored one, for tests. */
export function replaceSession(next?: Partial<Session>): void {
  session = next && { ...signedOut, ...next };
  for (const listener of [...listeners]) listener();
}
