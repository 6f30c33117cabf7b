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
  type Auth,
} from 'firebase/auth';
import { IdentityError, toIdentityError } from '../errors/identityErrors';
import { clearSession, forgetSession, setSignedInByLink } from '../session/sessionStore';
import { createProvider, type ProviderId, providerIds } from './providers';
import { recordProviderToken, revokeProviderTokens } from './providerTokens';
import { actionUrl } from './signIn';
import { deferSync, recordSignOutReason } from './syncSession';
import { readyAuth, withUser } from './withAuth';

/** Sends the mail that verifies the member's address, again. Its link leads on to `next`. */
export async function sendVerification(next: string): Promise<void> {
  await withUser((user) => sendEmailVerification(user, { url: actionUrl(next) }));
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
    setSignedInByLink(false);
  });
}

/** Links another sign-in method. */
export async function linkProvider(id: ProviderId, how: 'popup' | 'redirect'): Promise<void> {
  await withUser(async (user) => {
    if (how === 'redirect') await linkWithRedirect(user, createProvider(id), browserPopupRedirectResolver);
    else recordProviderToken(await linkWithPopup(user, createProvider(id), browserPopupRedirectResolver));
  });
}

/** Unlinks a sign-in method, but never the last one: without it nobody could sign in again. */
export async function unlinkProvider(providerId: string): Promise<void> {
  await withUser(async (user, auth) => {
    if (user.providerData.length < 2) throw new IdentityError('operation-not-allowed');
    await revokeProviderTokens(auth, [providerId]);
    await unlink(user, providerId);
  });
}

/** Reauthenticates the member, by the password or by a provider. */
export async function reauthenticate(
  by: { readonly password: string } | { readonly provider: ProviderId },
): Promise<void> {
  await withUser(async (user) => {
    if ('provider' in by)
      recordProviderToken(
        await reauthenticateWithPopup(user, createProvider(by.provider), browserPopupRedirectResolver),
      );
    else {
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', by.password));
      setSignedInByLink(false);
    }
  });
}

/** Whether the member has signed in within the last four minutes: the service requires that before it deletes an account. */
export async function signedInLately(): Promise<boolean> {
  return withUser(async (user) => {
    const { authTime } = await user.getIdTokenResult();
    return Date.now() - Date.parse(authTime) < 4 * 60_000;
  });
}

/** Deletes the account at the identity service, and with it the session. Its data elsewhere must be deleted first. */
export async function deleteAccount(): Promise<void> {
  await withUser((user, auth) =>
    deferSync(auth, async () => {
      // First, so that neither this tab nor another reports the session as ended by the service.
      forgetSession();
      await revokeProviderTokens(auth);
      await deleteUser(user);
      clearSession();
    }),
  );
}

/**
 * The member's ID token, refreshed by the SDK when it is about to end; null where the session has ended.
 * @throws IdentityError and nothing else
 */
export async function idToken(): Promise<string | null> {
  let auth: Auth | undefined;
  try {
    auth = await readyAuth();
    return (await auth.currentUser?.getIdToken()) ?? null;
  } catch (error) {
    recordSignOutReason(error);
    // Ended by the service: the SDK has signed out, and the session shows it.
    if (auth && !auth.currentUser) return null;
    throw toIdentityError(error);
  }
}

/**
 * Gets another ID token if the member's address was confirmed since this one was issued, or the member got another role: the
 * rules read the token, and neither another tab nor another device replaces it. Resolves to whether the member may do more, or less.
 */
export async function renewToken(): Promise<boolean> {
  return withUser(async (user) => {
    const before = await user.getIdTokenResult();
    if (before.claims['email_verified'] !== true) await user.reload();
    const after = await user.getIdTokenResult(true);
    return ['email_verified', 'role', 'programmes'].some(
      (name) => String(before.claims[name]) !== String(after.claims[name]),
    );
  });
}

/**
 * Whether the rules take the member's address for confirmed: by this token, or by another one where it was confirmed since. They
 * believe the services that members sign in with.
 */
export async function isVerified(): Promise<boolean> {
  const isBelieved = await withUser(async (user) => {
    const { claims, signInProvider } = await user.getIdTokenResult();
    return claims['email_verified'] === true || providerIds.some((id) => id === signInProvider);
  });
  return isBelieved || renewToken();
}

/** Ends the session if it began before `time`: the member has signed out everywhere, on another device. */
export async function endSessionBefore(time: Date): Promise<void> {
  const auth = await readyAuth();
  const began = (await auth.currentUser?.getIdTokenResult())?.authTime;
  if (began && Date.parse(began) < time.getTime()) await auth.signOut();
}
