// Everything that needs the Firebase SDK: one chunk, loaded when a session is restored or an account page opens.
import { readyAuth } from './withAuth';

export * from './account';
export * from './emailActions';
export { passwordRules, type PasswordRule } from './passwordRules';
export { providerIds, type ProviderId } from './providers';
export { getTokenRequest } from './tokenRequest';
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
