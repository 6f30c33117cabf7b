// Bundled by the apps that have members' pages, so that no visitor pays for it: the session itself stays the shared one.
import { useSession, type SessionUser } from '@adp/shared-auth';

/**
 * Who is signed in, for pages that name the middleware `auth`.
 * @throws Error where nobody is, with what to do about it
 */
export function useSignedInUser(): SessionUser {
  const { user } = useSession();
  if (!user)
    throw new Error('useSignedInUser() on a page for visitors: name the middleware "auth", or use useSession().');
  return user;
}
