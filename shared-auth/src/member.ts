// This is a separate entry point so that visitors who are not signed in do not download it.
import { useSession, type SessionUser } from '@adp/shared-auth';

/** Returns the signed-in member, on pages with the access `members`. Throws an Error with advice while signed out. */
export function useSignedInUser(): SessionUser {
  const { user } = useSession();
  if (!user)
    throw new Error('useSignedInUser() on a page for visitors: give it the access "members", or use useSession().');
  return user;
}
