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

/** In localStorage: where a sign-in link was sent, so that on the same device nobody has to type it again. */
const LINK_ADDRESS = 'adp.signInAddress';

/** A credential that was refused because its address has an account with another method: linked after the next sign-in. */
let pending: AuthCredential | null = null;

/*
 * The functions that sign in resolve to the provider that was refused before, should have been linked to the account
 * with this sign-in, and could not be; to null where there is none.
 */

/**
 * Signs in with a password.
 * @throws IdentityError `password-outdated` if the password no longer meets the project's requirements
 */
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
  /** Where the link of the mail leads on to. */
  readonly next: string;
}

/** Creates an account, or upgrades the anonymous one, and sends the mail that verifies the address. */
export async function signUp({ email, password, name, next }: NewAccount): Promise<void> {
  await withAuth((auth) =>
    deferSync(auth, async () => {
      const { user } = auth.currentUser?.isAnonymous
        ? await linkWithCredential(auth.currentUser, EmailAuthProvider.credential(email, password))
        : await createUserWithEmailAndPassword(auth, email, password);
      // The account exists: what fails from here on can be repeated on other pages.
      await updateProfile(user, { displayName: name }).catch(() => undefined);
      await sendEmailVerification(user, { url: actionUrl(next) }).catch(() => undefined);
      // The token names the account as anonymous until it is refreshed.
      await user.getIdToken(true).catch(() => undefined);
    }),
  );
}

/** Sends a sign-in link that leads back to `next`. */
export async function sendSignInLink(email: string, next: string): Promise<void> {
  await withAuth((auth) => sendSignInLinkToEmail(auth, email, { url: actionUrl(next), handleCodeInApp: true }));
  // Without storage, the page of the link asks for the address.
  deviceStorage.write(LINK_ADDRESS, email);
}

/** The address that a sign-in link was sent to from this browser. */
export function linkAddress(): string | null {
  return deviceStorage.read(LINK_ADDRESS);
}

export function isSignInLink(href: string): Promise<boolean> {
  return withAuth((auth) => Promise.resolve(isSignInWithEmailLink(auth, href)));
}

/**
 * Signs in by the link at `href`; who is signed in by that address already confirms who it is.
 * @throws IdentityError `link-address-mismatch` where the link was sent to another address: it can still be used
 */
export async function signInWithLink(email: string, href: string): Promise<ProviderId | null> {
  const unlinked = await withAuth(async (auth) => {
    await followLink(auth, email, href).catch((cause: unknown) => {
      // The service finds nothing wrong with how the address is written: it is not the link's.
      if (toIdentityError(cause).code === 'invalid-email') throw new IdentityError('link-address-mismatch', { cause });
      throw cause;
    });
    setSignedInByLink(true);
    return linkPending(auth);
  });
  deviceStorage.remove(LINK_ADDRESS);
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

/** Signs in by a service, in a window of its own or by leaving the page; an anonymous account is linked, not replaced. */
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

/** Completes a sign-in by redirect, on the page it returned to, if there was one. */
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

/** A session without an account, for a visitor who wants to look around first. */
export async function startAnonymously(): Promise<void> {
  await withAuth((auth) => signInAnonymously(auth));
}

/** Signs out, here and in the other tabs. */
export async function signOut(): Promise<void> {
  await withAuth(endSession);
}

/**
 * Signs out as `signOut` does, and revokes this page's access tokens of providers. The member's document ends the sessions of other
 * devices.
 */
export async function signOutEverywhere(): Promise<void> {
  await withAuth(async (auth) => {
    await revokeProviderTokens(auth);
    await endSession(auth);
  });
}

async function endSession(auth: Auth): Promise<void> {
  // Runs first, so that no tab reports the session as ended by the service.
  clearSession();
  await auth.signOut();
}

/**
 * Where links in e-mails lead: our own page in the language of this one, which does what they are for and goes on to `next`, a path
 * without its language.
 */
export function actionUrl(next: string): string {
  const path = nextPath(next);
  const base = toBase(splitLanguage(location.pathname).language);
  return `${location.origin}${base}/authorization${path === '/' ? '' : `?next=${encodeURIComponent(path)}`}`;
}

function storePending(error: unknown): void {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'auth/account-exists-with-different-credential') pending = getCredential(error);
}

/** Adds the method that was refused before to the account that is signed in now. The sign-in holds without it, too. */
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
