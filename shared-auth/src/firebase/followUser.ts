import { createReader, DataError, readDataConfig, users } from '@adp/shared-data';
import { onIdTokenChanged, type Auth, type User } from 'firebase/auth';
import {
  clearSession,
  getSession,
  hasStoredSession,
  rememberSession,
  setSession,
  type SessionEnd,
} from '../session/session';
import { profileOfUser } from '../session/profile';
import type { SessionUser } from '../session/sessionUser';

/** Why the service said the last session ended, until the SDK has signed it out. */
let reason: SessionEnd = 'user-token-expired';

/** Notes why the SDK is about to sign out, if `error` is a reason. */
export function noteEnd(error: unknown): void {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'auth/user-disabled') reason = 'user-disabled';
}

let holding = false;

/** Does something in several steps, of which the pages see the outcome alone: an account that is made, then named. */
export async function asOneStep<Result>(auth: Auth, work: () => Promise<Result>): Promise<Result> {
  holding = true;
  try {
    return await work();
  } finally {
    holding = false;
    if (auth.currentUser) showUser(auth, auth.currentUser);
  }
}

/** Makes the session equal to what the SDK says, now and from now on. */
export function followUser(auth: Auth): void {
  const follow = (user: User | null) => {
    if (holding) return;
    if (user) showUser(auth, user);
    // A sign-out, here or in another tab, has forgotten the stored session first: what is left was ended by the service.
    else if (hasStoredSession()) clearSession(reason);
    else if (getSession().status !== 'signed-out') clearSession();
    if (!user) reason = 'user-token-expired';
  };
  // The SDK tells its listeners a moment later, when pages have already asked.
  follow(auth.currentUser);
  onIdTokenChanged(auth, follow);
}

/** Shows the SDK's user as the session's. The profile is read when the member is another one than before. */
export function showUser(auth: Auth, user: User): void {
  rememberSession();
  const before = getSession().user;
  const sameMember = before?.uid === user.uid && before.isAnonymous === user.isAnonymous;
  const next = sessionUserOf(user);
  // Refreshed tokens are no news to any page.
  if (sameMember && JSON.stringify(before) === JSON.stringify(next)) return;
  setSession({
    status: 'signed-in',
    user: next,
    ended: null,
    ...(sameMember ? {} : { profile: user.isAnonymous ? null : undefined }),
  });
  if (!sameMember && !user.isAnonymous) void readProfile(auth, user.uid);
}

/** Fills the profile of the session. Where it cannot be read the pages go by the account's own name and picture. */
async function readProfile(auth: Auth, uid: string): Promise<void> {
  try {
    const getToken = async () => (await auth.currentUser?.getIdToken()) ?? null;
    const found = await createReader(await readDataConfig(), { getToken }).getOwn(users, uid);
    const issued = (await auth.currentUser?.getIdTokenResult())?.authTime;
    if (getSession().user?.uid !== uid) return;
    const endedBefore = found?.item.signedOutBefore;
    // Signed out everywhere, at another device.
    if (endedBefore && issued && Date.parse(issued) < endedBefore.getTime()) {
      await auth.signOut();
      return;
    }
    setSession({ profile: found ? profileOfUser(found.item) : null });
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
  }
}

function sessionUserOf(user: User): SessionUser {
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
      providerId: method.providerId,
      email: method.email,
      displayName: method.displayName,
    })),
    createdAt: dateOf(metadata.creationTime),
    lastLoginAt: dateOf(metadata.lastSignInTime),
  };
}

function dateOf(time: string | undefined): Date | null {
  return time ? new Date(time) : null;
}
