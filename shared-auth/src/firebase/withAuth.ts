import type { Auth, User } from 'firebase/auth';
import { IdentityError, identityErrorOf } from '../errors/identityErrors';
import { openAuth } from './app';
import { followUser, noteEnd, showUser } from './followUser';

let following: Promise<Auth> | undefined;

/** The auth instance, the session following it and restored. */
export function readyAuth(): Promise<Auth> {
  following ??= openAuth().then(
    async (auth) => {
      await auth.authStateReady();
      followUser(auth);
      return auth;
    },
    (error: unknown) => {
      following = undefined;
      throw error;
    },
  );
  return following;
}

/**
 * Does something with the auth instance; afterwards the session shows what the SDK has.
 * @throws IdentityError and nothing else
 */
export async function withAuth<Result>(work: (auth: Auth) => Promise<Result>): Promise<Result> {
  try {
    const auth = await readyAuth();
    const result = await work(auth);
    // Changes of the account itself, such as a linked method, tell no listener.
    if (auth.currentUser) showUser(auth, auth.currentUser);
    return result;
  } catch (error) {
    noteEnd(error);
    throw identityErrorOf(error);
  }
}

/** The same with the member's account. */
export function withUser<Result>(work: (user: User, auth: Auth) => Promise<Result>): Promise<Result> {
  return withAuth((auth) => {
    if (!auth.currentUser) throw new IdentityError('user-token-expired');
    return work(auth.currentUser, auth);
  });
}
