import { deviceStorage } from '@adp/shared-ui/storage';
import { splitLanguage, toBase } from '@adp/shared-ui/languages';
import {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getRedirectResult,
  isSignInWithEmailLink,
  linkWithCredential,
  linkWithPopup,
  linkWithRedirect,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  signInWithRedirect,
  updateProfile,
  type Auth,
  type AuthCredential,
} from 'firebase/auth';
import { IdentityError, toIdentityError } from '../errors/identityErrors';
import { nextPath } from '../guard/nextPath';
import { clearSession, setSignedInByLink } from '../session/sessionStore';
import { deferSync } from './syncSession';
import { getCredential, createProvider, providerIds, type ProviderId } from './providers';
import { recordProviderToken, revokeProviderTokens } from './providerTokens';
import { withAuth } from './withAuth';

/** Storage key of the email address that the last sign-in link was sent to. On the same device, the member need not type it again. */
const LINK_EMAIL_KEY = 'adp.signInAddress';

/** Credential of a rejected sign-in, if its email address has an account with another method. It is linked after the next sign-in. */
let pending: AuthCredential | null = null;

/* All sign-in functions resolve to the provider whose credential could not be linked, or to null. */

/** Signs in. Throws IdentityError `password-outdated` if the password no longer meets the project's requirements. */
export function signInWithPassword(email: string, password: string): Promise<ProviderId | null> {
  return withAuth(async (auth) => {
    await signInWithEmailAndPassword(auth, email, password).catch((cause: unknown) => {
      const isOutdated = toIdentityError(cause).code === 'password-does-not-meet-requirements';
      throw isOutdated ? new IdentityError('password-outdated', { cause }) : cause;
    });
    return linkPending(auth);
  });
}

interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly next: string;
}

/** Creates an account, or upgrades an anonymous one, and sends the verification email. */
export async function signUp({ email, password, name, next }: NewAccount): Promise<void> {
  await withAuth((auth) =>
    deferSync(auth, async () => {
      const { user } = auth.currentUser?.isAnonymous
        ? await linkWithCredential(auth.currentUser, EmailAuthProvider.credential(email, password))
        : await createUserWithEmailAndPassword(auth, email, password);
      // Ignore errors: the account exists now, and other pages let the member repeat the following steps.
      await updateProfile(user, { displayName: name }).catch(() => undefined);
      await sendEmailVerification(user, { url: actionUrl(next) }).catch(() => undefined);
      await user.getIdToken(true).catch(() => undefined);
    }),
  );
}

export async function sendSignInLink(email: string, next: string): Promise<void> {
  await withAuth((auth) => sendSignInLinkToEmail(auth, email, { url: actionUrl(next), handleCodeInApp: true }));
  deviceStorage.write(LINK_EMAIL_KEY, email);
}

export function getLinkEmail(): string | null {
  return deviceStorage.read(LINK_EMAIL_KEY);
}

export function isSignInLink(href: string): Promise<boolean> {
  return withAuth((auth) => Promise.resolve(isSignInWithEmailLink(auth, href)));
}

/** Signs in or reauthenticates by link. Throws IdentityError `link-address-mismatch` for another address. The link stays valid. */
export async function signInWithLink(email: string, href: string): Promise<ProviderId | null> {
  const unlinked = await withAuth(async (auth) => {
    await followLink(auth, email, href).catch((cause: unknown) => {
      // The page has validated the email address, so this error means that the link was sent to another address.
      if (toIdentityError(cause).code === 'invalid-email') throw new IdentityError('link-address-mismatch', { cause });
      throw cause;
    });
    setSignedInByLink(true);
    return linkPending(auth);
  });
  deviceStorage.remove(LINK_EMAIL_KEY);
  return unlinked;
}

async function followLink(auth: Auth, email: string, href: string): Promise<void> {
  const user = auth.currentUser;
  const credential = EmailAuthProvider.credentialWithLink(email, href);
  if (user?.isAnonymous) {
    await linkWithCredential(user, credential);
    await user.getIdToken(true);
  } else if (user?.email?.toLowerCase() === email.toLowerCase()) await reauthenticateWithCredential(user, credential);
  else await signInWithEmailLink(auth, email, href);
}

/** Signs in with a provider, in a pop-up or by redirect. Links an anonymous account instead of replacing it. */
export function signInWithProvider(id: ProviderId, how: 'popup' | 'redirect'): Promise<ProviderId | null> {
  return withAuth(async (auth) => {
    const provider = createProvider(id);
    const guest = auth.currentUser?.isAnonymous ? auth.currentUser : null;
    try {
      if (how === 'redirect') {
        await (guest
          ? linkWithRedirect(guest, provider, browserPopupRedirectResolver)
          : signInWithRedirect(auth, provider, browserPopupRedirectResolver));
      } else if (guest) {
        recordProviderToken(await linkWithPopup(guest, provider, browserPopupRedirectResolver));
        await guest.getIdToken(true);
      } else recordProviderToken(await signInWithPopup(auth, provider, browserPopupRedirectResolver));
    } catch (error) {
      storePending(error);
      throw error;
    }
    return linkPending(auth);
  });
}

export function finishRedirect(): Promise<ProviderId | null> {
  return withAuth(async (auth) => {
    try {
      const result = await getRedirectResult(auth, browserPopupRedirectResolver);
      if (!result) return null;
      recordProviderToken(result);
      return await linkPending(auth);
    } catch (error) {
      storePending(error);
      throw error;
    }
  });
}

export async function startAnonymously(): Promise<void> {
  await withAuth((auth) => signInAnonymously(auth));
}

export async function signOut(): Promise<void> {
  await withAuth(endSession);
}

/** Signs out here and revokes providers' tokens. Other devices read a field in the member's document. */
export async function signOutEverywhere(): Promise<void> {
  await withAuth(async (auth) => {
    await revokeProviderTokens(auth);
    await endSession(auth);
  });
}

async function endSession(auth: Auth): Promise<void> {
  // Clear the session before the SDK signs out, so that no tab reports that the service ended the session.
  clearSession();
  await auth.signOut();
}

/** Returns the URL for links in emails: our page that applies the action and continues to `next`, a path without a language. */
export function actionUrl(next: string): string {
  const path = nextPath(next);
  const base = toBase(splitLanguage(location.pathname).language);
  return `${location.origin}${base}/authorization${path === '/' ? '' : `?next=${encodeURIComponent(path)}`}`;
}

function storePending(error: unknown): void {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'auth/account-exists-with-different-credential') pending = getCredential(error);
}

/** Links the credential of the rejected sign-in to the account that is signed in now. If linking fails, the sign-in remains valid. */
async function linkPending(auth: Auth): Promise<ProviderId | null> {
  const credential = pending;
  pending = null;
  if (!credential || !auth.currentUser) return null;
  try {
    await linkWithCredential(auth.currentUser, credential);
    return null;
  } catch (error) {
    if (toIdentityError(error).code === 'provider-already-linked') return null;
    return providerIds.find((id) => id === credential.providerId) ?? null;
  }
}
