import { dropAllUnsent } from '@adp/shared-data/unsent';
import { onIdTokenChanged, type Auth, type User } from 'firebase/auth';
import {
  clearSession,
  getSession,
  hasStoredSession,
  isSignedInByLink,
  rememberSession,
  setSession,
  type SessionEnd,
  type SessionUser,
} from '../session/sessionStore';
import { forgetProviderTokens } from './providerTokens';
import { findSessionEnd, recordRefreshToken } from './sessionEnd';

let reason: SessionEnd | undefined;

export function recordSignOutReason(error: unknown): void {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'auth/user-disabled' || code === 'auth/user-token-expired')
    reason = code === 'auth/user-disabled' ? 'user-disabled' : 'user-token-expired';
}

let isDeferred = false;

/** Runs `work` and syncs the session only when it has finished, for example when an account is created and then named. */
export async function deferSync<Result>(auth: Auth, work: () => Promise<Result>): Promise<Result> {
  isDeferred = true;
  try {
    return await work();
  } finally {
    isDeferred = false;
    void syncUser(auth, auth.currentUser);
  }
}

/** Copies the SDK's user to the session immediately and after each change. */
export async function syncSession(auth: Auth): Promise<void> {
  // Do not wait for the SDK's listeners, because the SDK calls them only after pages have read the session.
  await syncUser(auth, auth.currentUser);
  onIdTokenChanged(auth, (user) => void syncUser(auth, user));
}

async function syncUser(auth: Auth, user: User | null): Promise<void> {
  if (isDeferred) return;
  if (user) {
    recordRefreshToken(user.refreshToken);
    showUser(user);
    return;
  }
  // A sign-out in any tab clears the stored session first. If it is still stored, the service ended the session.
  if (hasStoredSession()) await endSession(auth);
  else if (getSession().status !== 'signed-out') clearSession();
  reason = undefined;
  forgetProviderTokens();
  // Turn unsent items back into drafts, so that nothing is sent on behalf of a member who has signed out.
  void dropAllUnsent();
}

async function endSession(auth: Auth): Promise<void> {
  // Ask the service for the reason, because the SDK reports no errors when it refreshes tokens or restores sessions in the background.
  const end = reason ?? (await findSessionEnd(auth));
  if (!auth.currentUser) clearSession(end);
}

/** Copies the SDK's user to the session. If another member signs in, the profile is unknown until the store has read it. */
export function showUser(user: User): void {
  rememberSession();
  const before = getSession().user;
  const sameMember = before?.uid === user.uid && before.isAnonymous === user.isAnonymous;
  const next = toSessionUser(user);
  // Skip the update if only the token has changed, because pages do not depend on it.
  if (sameMember && JSON.stringify(before) === JSON.stringify(next)) return;
  setSession({
    status: 'signed-in',
    user: next,
    ended: null,
    ...(sameMember ? {} : { profile: user.isAnonymous ? null : undefined }),
  });
}

function toSessionUser(user: User): SessionUser {
  const { uid, displayName, photoURL, email, emailVerified, phoneNumber, tenantId, isAnonymous, metadata } = user;
  return {
    uid,
    displayName,
    photoURL,
    email,
    emailVerified,
    phoneNumber,
    tenantId,
    isAnonymous,
    providerData: user.providerData.map((method) => ({
      providerId: method.providerId === 'password' && isSignedInByLink() ? 'emailLink' : method.providerId,
      email: method.email,
      displayName: method.displayName,
    })),
    createdAt: toDate(metadata.creationTime),
    lastLoginAt: toDate(metadata.lastSignInTime),
  };
}

function toDate(time: string | undefined): Date | null {
  return time ? new Date(time) : null;
}
