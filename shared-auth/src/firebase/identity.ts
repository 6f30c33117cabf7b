// Entry point of all code that needs the Firebase SDK. This is one chunk, loaded when a session is restored or an account page opens.
import { initializeRecaptchaConfig } from 'firebase/auth';
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

export async function ready(): Promise<void> {
  await readyAuth();
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
