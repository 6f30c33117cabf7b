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

/** Sends the verification email again. The link in the email leads to `next`. */
export async function sendVerification(next: string): Promise<void> {
  await withUser((user) => sendEmailVerification(user, { url: actionUrl(next) }));
}

/** Sends a confirmation link to the new email address. The change takes effect when the member opens the link. */
export async function changeEmail(email: string): Promise<void> {
  await withUser((user) => verifyBeforeUpdateEmail(user, email, { url: actionUrl('/settings') }));
}

export async function changePassword(password: string): Promise<void> {
  await withUser(async (user) => {
    const has = user.providerData.some(({ providerId }) => providerId === 'password');
    if (has) await updatePassword(user, password);
    else if (user.email) await linkWithCredential(user, EmailAuthProvider.credential(user.email, password));
    else throw new IdentityError('missing-email');
    setSignedInByLink(false);
  });
}

export async function linkProvider(id: ProviderId, how: 'popup' | 'redirect'): Promise<void> {
  await withUser(async (user) => {
    if (how === 'redirect') await linkWithRedirect(user, createProvider(id), browserPopupRedirectResolver);
    else recordProviderToken(await linkWithPopup(user, createProvider(id), browserPopupRedirectResolver));
  });
}

/** Unlinks a sign-in method, unless it is the last one. */
export async function unlinkProvider(providerId: string): Promise<void> {
  await withUser(async (user, auth) => {
    if (user.providerData.length < 2) throw new IdentityError('operation-not-allowed');
    await revokeProviderTokens(auth, [providerId]);
    await unlink(user, providerId);
  });
}

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

/** Returns whether the member signed in within four minutes, which the identity service requires to delete an account. */
export async function hasRecentSignIn(): Promise<boolean> {
  return withUser(async (user) => {
    const { authTime } = await user.getIdTokenResult();
    return Date.now() - Date.parse(authTime) < 4 * 60_000;
  });
}

/** Deletes the account at the identity service and ends the session. Callers must delete the member's other data first. */
export async function deleteAccount(): Promise<void> {
  await withUser((user, auth) =>
    deferSync(auth, async () => {
      // Clear the session before the SDK signs out, so that no tab reports that the service ended the session.
      forgetSession();
      await revokeProviderTokens(auth);
      await deleteUser(user);
      clearSession();
    }),
  );
}

/** Returns the ID token, which the SDK refreshes. Resolves to null if the session has ended. Throws only IdentityError. */
export async function idToken(): Promise<string | null> {
  let auth: Auth | undefined;
  try {
    auth = await readyAuth();
    return (await auth.currentUser?.getIdToken()) ?? null;
  } catch (error) {
    recordSignOutReason(error);
    // The SDK signed out because the service ended the session.
    if (auth && !auth.currentUser) return null;
    throw toIdentityError(error);
  }
}

/** Refreshes the token, whose claims the rules read. Returns whether the address has been confirmed or the role has changed. */
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

/** Returns whether the rules consider the address confirmed, from the current or a new token. They trust providers' addresses. */
export async function isVerified(): Promise<boolean> {
  const isConfirmed = await withUser(async (user) => {
    const { claims, signInProvider } = await user.getIdTokenResult();
    return claims['email_verified'] === true || providerIds.some((id) => id === signInProvider);
  });
  return isConfirmed || renewToken();
}

/** Ends a session that began before `time`, the time when the member signed out on all devices. */
export async function endSessionBefore(time: Date): Promise<void> {
  const auth = await readyAuth();
  const startedAt = (await auth.currentUser?.getIdTokenResult())?.authTime;
  if (startedAt && Date.parse(startedAt) < time.getTime()) await auth.signOut();
}
