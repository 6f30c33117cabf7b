import { isMember, useSession } from '@adp/shared-auth';
import { nextPath } from '@adp/shared-auth/next';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths, withNext } from '../paths';

/** How long the redirect waits for the profile, in milliseconds. The profile only decides whether the member is welcomed first. */
const PROFILE_TIMEOUT = 4_000;

/** Where the visitor goes after signing in: always a page of this site, whatever is in the query. */
export function useNextPath(): string {
  const [params] = useSearchParams();
  return nextPath(params.get('next'));
}

/**
 * Redirects a member to `next`, however the sign-in happened: here, by a redirect, in another tab. New members go to the
 * welcome page first. Returns whether there is a member.
 */
export function useRedirectAfterSignIn(next: string): boolean {
  const session = useSession();
  const navigate = useNavigate();
  const hasMember = isMember(session);
  const { profile } = session;
  useEffect(() => {
    if (!hasMember) return undefined;
    const proceed = (path: string) => void navigate(path, { replace: true });
    if (profile !== undefined) {
      proceed(profile === null ? withNext(paths.welcome, next) : next);
      return undefined;
    }
    const timer = setTimeout(() => proceed(next), PROFILE_TIMEOUT);
    return () => {
      clearTimeout(timer);
    };
  }, [hasMember, profile, next, navigate]);
  return hasMember;
}
