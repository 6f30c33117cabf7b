// Entry point of all code that needs the Firebase SDK. This is one chunk, loaded when a session is restored or an account page opens.
import { initializeRecaptchaConfig } from 'firebase/auth';
import { getSession, setSession, signedOut } from '../session/sessionStore';
import { showUser } from './syncSession';
import { type TokenRequest, toTokenRequest } from './tokenRequest';
import { readyAuth } from './withAuth';

export * from './account';
export * from './emailActions';
export { passwordRules, type PasswordRule } from './passwordRules';
export { providerIds, type ProviderId } from './providers';
export {
  finishRedirect,
  isSignInLink,
  getLinkEmail,
  sendSignInLink,
  signInWithLink,
  signInWithPassword,
  signInWithProvider,
  signOut,
  signOutEverywhere,
  signUp,
  startAnonymously,
} from './signIn';

/** Resolves when the session has been restored. Rejects if the SDK does not start. */
export async function ready(): Promise<void> {
  const { currentUser } = await readyAuth();
  // If another tab removes the session and stores it again, the SDK still has its user and reports no change.
  if (getSession().status !== 'restoring') return;
  if (currentUser) showUser(currentUser);
  // Do not delete the stored session, because the SDK may not have read the user of another tab yet.
  else setSession(signedOut);
}

/** Returns the request that refreshes the member's token. Service workers send it, because the SDK does not run in them. */
export async function getTokenRequest(): Promise<TokenRequest | undefined> {
  const auth = await readyAuth();
  return auth.currentUser ? toTokenRequest(auth, auth.currentUser.refreshToken) : undefined;
}

/** Loads the reCAPTCHA configuration, so that the first request has a token. Never rejects, because the SDK then retries itself. */
export async function loadRecaptchaConfig(): Promise<void> {
  try {
    await initializeRecaptchaConfig(await readyAuth());
  } catch {
    // Ignore errors. The SDK also throws if the project has no site key.
  }
}
