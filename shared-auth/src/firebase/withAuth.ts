import type { Auth, User } from 'firebase/auth';
import { IdentityError, toIdentityError } from '../errors/identityErrors';
import { openAuth } from './app';
import { syncSession, recordSignOutReason, showUser } from './syncSession';

let ready: Promise<Auth> | undefined;

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

/** Runs `work` with the auth instance, then syncs the session. Throws only IdentityError. */
export async function withAuth<Result>(work: (auth: Auth) => Promise<Result>): Promise<Result> {
  try {
    const auth = await readyAuth();
    const result = await work(auth);
    // Update the session, because the SDK does not report account changes such as a linked method.
    if (auth.currentUser) showUser(auth.currentUser);
    return result;
  } catch (error) {
    recordSignOutReason(error);
    throw toIdentityError(error);
  }
}

export function withUser<Result>(work: (user: User, auth: Auth) => Promise<Result>): Promise<Result> {
  return withAuth((auth) => {
    if (!auth.currentUser) throw new IdentityError('user-token-expired');
    return work(auth.currentUser, auth);
  });
}
