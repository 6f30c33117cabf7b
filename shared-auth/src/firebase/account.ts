import {
  browserPopupRedirectResolver,
  deleteUser,
  EmailAuthProvider,
  linkWithCredential,
  linkWithPopup,
  linkWithRedirect,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  unlink,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import type { User } from '@adp/shared-data';
import { IdentityError, identityErrorOf } from '../errors/identityErrors';
import { clearSession, setSession } from '../session/session';
import { profileOfUser } from '../session/profile';
import { providerOf, type ProviderId } from './providers';
import { actionUrl } from './signIn';
import { noteEnd } from './followUser';
import { readyAuth, withUser } from './withAuth';

/** Sends the mail that verifies the member's address, again. */
export async function sendVerification(): Promise<void> {
  await withUser((user) => sendEmailVerification(user, { url: actionUrl('/settings') }));
}

/** Sends a mail to the new address; the address changes when its link is followed. */
export async function changeEmail(email: string): Promise<void> {
  await withUser((user) => verifyBeforeUpdateEmail(user, email, { url: actionUrl('/settings') }));
}

/** Sets the password of an account that has none, or another one. */
export async function changePassword(password: string): Promise<void> {
  await withUser(async (user) => {
    const has = user.providerData.some(({ providerId }) => providerId === 'password');
    if (has) await updatePassword(user, password);
    else if (user.email) await linkWithCredential(user, EmailAuthProvider.credential(user.email, password));
    else throw new IdentityError('missing-email');
  });
}

/** Adds a way in. */
export async function linkProvider(id: ProviderId, how: 'popup' | 'redirect'): Promise<void> {
  await withUser((user) =>
    how === 'popup'
      ? linkWithPopup(user, providerOf(id), browserPopupRedirectResolver)
      : linkWithRedirect(user, providerOf(id), browserPopupRedirectResolver),
  );
}

/** Takes a way in away. The last one stays: without it nobody could come back. */
export async function unlinkProvider(providerId: string): Promise<void> {
  await withUser((user) => {
    if (user.providerData.length < 2) throw new IdentityError('operation-not-allowed');
    return unlink(user, providerId);
  });
}

/** Confirms who it is, by the password or by a service. */
export async function reauthenticate(
  by: { readonly password: string } | { readonly provider: ProviderId },
): Promise<void> {
  await withUser((user) =>
    'password' in by
      ? reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', by.password))
      : reauthenticateWithPopup(user, providerOf(by.provider), browserPopupRedirectResolver),
  );
}

/** Whether the member has signed in within the last four minutes: the service asks for that before it deletes an account. */
export async function signedInLately(): Promise<boolean> {
  return withUser(async (user) => {
    const { authTime } = await user.getIdTokenResult();
    return Date.now() - Date.parse(authTime) < 4 * 60_000;
  });
}

/** Deletes the account at the identity service, and with it the session. What it has stored elsewhere must be gone by then. */
export async function deleteAccount(): Promise<void> {
  await withUser(async (user) => {
    await deleteUser(user);
    clearSession();
  });
}

/** The member's ID token, refreshed by the SDK when it is about to end; null where the session has ended. */
export async function idToken(): Promise<string | null> {
  const auth = await readyAuth();
  try {
    return (await auth.currentUser?.getIdToken()) ?? null;
  } catch (error) {
    noteEnd(error);
    // Ended by the service: the SDK has signed out, and the session says so.
    if (!auth.currentUser) return null;
    throw identityErrorOf(error);
  }
}

/** Ends the session if it began before `time`: the member has signed out everywhere, on another device. */
export async function endSessionBefore(time: Date): Promise<void> {
  const auth = await readyAuth();
  const began = (await auth.currentUser?.getIdTokenResult())?.authTime;
  if (began && Date.parse(began) < time.getTime()) await auth.signOut();
}

/** Puts what the member has just saved into the session: nobody reads it again. */
export function showProfile(user: User): void {
  setSession({ profile: profileOfUser(user) });
}
