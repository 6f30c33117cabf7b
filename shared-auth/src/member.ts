// This is a separate entry point so that visitors who are not signed in do not download it.
import { useSession, type SessionUser } from '@adp/shared-auth';

/**
 * Returns the signed-in member. For pages with the middleware `auth`.
 * @throws Error with advice if no member is signed in
 */
export function useSignedInUser(): SessionUser {
  const { user } = useSession();
  if (!user)
    throw new Error('useSignedInUser() on a page for visitors: name the middleware "auth", or use useSession().');
  return user;
}
