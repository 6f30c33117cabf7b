import type { User } from '@adp/shared-data/member';
import { useSyncExternalStore } from 'react';
import { forgetSession, hasStoredSession } from './storedSession';

export { forgetSession, hasStoredSession, isSignedInByLink, rememberSession, setSignedInByLink } from './storedSession';

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

/** A sign-in method: `password`, a provider's id, or `emailLink`, because an account with a link may have no password. */
export interface SignInMethod {
  readonly providerId: string;
  readonly email: string | null;
  readonly displayName: string | null;
}

/** The service's error code that explains why it ended a session. */
export type SessionEnd = 'user-disabled' | 'user-token-expired';

/** Session of the page. The status `restoring` lasts briefly, and occurs only if there is a session to restore. */
export interface Session {
  readonly status: 'restoring' | 'signed-out' | 'signed-in';
  readonly user: SessionUser | null;
  readonly ended: SessionEnd | null;
  /** Profile of the member, for code that does not use the store. Null for a new member, undefined until it has been read. */
  readonly profile: Profile | null | undefined;
}

/** Fields of the member's document that code without Redux needs, for example to sign items. The other fields are in @adp/shared-store. */
export interface Profile extends Pick<User, 'username' | 'name' | 'notificationPrefs'> {
  /** True while the email address is unconfirmed. Other members cannot see the profile until then. */
  readonly unconfirmed?: true | undefined;
}

export const signedOut: Session = { status: 'signed-out', user: null, profile: undefined, ended: null };

let session: Session | undefined;
const listeners = new Set<() => void>();

/** Returns the current session. On a server, the session is always signed out. */
export function getSession(): Session {
  session ??= hasStoredSession() ? { ...signedOut, status: 'restoring' } : signedOut;
  return session;
}

/** Calls `listener` after each change to the session. Returns the unsubscribe function. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Returns the session and re-renders after each change. The session is signed out on servers and during hydration. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession, () => signedOut);
}

/** Updates the session and notifies listeners. Only for this package. */
export function setSession(next: Partial<Session>): void {
  session = { ...getSession(), ...next };
  for (const listener of [...listeners]) listener();
}

/** Updates the profile in the session. Only for the member's store, which reads the member's document. */
export function publishProfile(user: User | null): void {
  const toProfile = ({ username, name, notificationPrefs, unconfirmed }: User): Profile => {
    return { username, name, notificationPrefs, unconfirmed };
  };
  setSession({ profile: user && toProfile(user) });
}

export function clearSession(ended: SessionEnd | null = null): void {
  forgetSession();
  setSession({ ...signedOut, ended });
}

/** Replaces the session, by default with the stored one, for tests. */
export function replaceSession(next?: Partial<Session>): void {
  session = next && { ...signedOut, ...next };
  for (const listener of [...listeners]) listener();
}
