// Everything that needs the Firebase SDK: one chunk, loaded when a session is restored or an account page opens.
import { readyAuth } from './withAuth';

export * from './account';
export * from './emailActions';
export { passwordRules, type PasswordRule } from './passwordRules';
export { providerIds, type ProviderId } from './providers';
export {
  finishRedirect,
  isSignInLink,
  linkAddress,
  sendSignInLink,
  signInWithLink,
  signInWithPassword,
  signInWithProvider,
  signOut,
  signUp,
  startAnonymously,
} from './signIn';

/** Resolves when it is known whether there is a session. */
export async function ready(): Promise<void> {
  await readyAuth();
}

/** What the signed-in member's tokens are renewed with, for the service worker, where the SDK does not run. */
export async function readRefreshToken(): Promise<string | undefined> {
  return (await readyAuth()).currentUser?.refreshToken;
}
