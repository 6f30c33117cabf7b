import type { Auth, User } from 'firebase/auth';
import { IdentityError, toIdentityError } from '../errors/identityErrors';
import { openAuth } from './app';
import { syncSession, recordSignOutReason, showUser } from './syncSession';

let ready: Promise<Auth> | undefined;

/** The auth instance, once it has restored the session. */
export function readyAuth(): Promise<Auth> {
  ready ??= openAuth().then(
    async (auth) => {
      await auth.authStateReady();
      await syncSession(auth);
      return auth;
    },
    (error: unknown) => {
      ready = undefined;
      throw error;
    },
  );
  return ready;
}

/**
 * Runs `work` with the auth instance, then syncs the session.
 * @throws IdentityError and nothing else
 */
export async function withAuth<Result>(work: (auth: Auth) => Promise<Result>): Promise<Result> {
  try {
    const auth = await readyAuth();
    const result = await work(auth);
    // Changes of the account itself, such as a linked method, call no listener.
    if (auth.currentUser) showUser(auth.currentUser);
    return result;
  } catch (error) {
    recordSignOutReason(error);
    throw toIdentityError(error);
  }
}

/** The same with the member's account. */
export function withUser<Result>(work: (user: User, auth: Auth) => Promise<Result>): Promise<Result> {
  return withAuth((auth) => {
    if (!auth.currentUser) throw new IdentityError('user-token-expired');
    return work(auth.currentUser, auth);
  });
}
