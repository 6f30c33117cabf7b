import { isMember, useSession } from '@adp/shared-auth';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths, withNext } from '../paths';
import { toNextPath } from './toNextPath';

/**
 * Timeout for the profile, in milliseconds. It is short, because the profile only determines whether the welcome page
 * comes first.
 */
const PROFILE_TIMEOUT = 4_000;

/** Returns the path to open after signing in. The result is always on this site, whatever the query contains. */
export function useNextPath(): string {
  const [params] = useSearchParams();
  return toNextPath(params.get('next'));
}

/** Redirects a member to `next`, or a new member to the welcome page. Returns whether the visitor is a member. */
export function useRedirectAfterSignIn(next: string): boolean {
  const session = useSession();
  const navigate = useNavigate();
  const uid = isMember(session) ? session.user?.uid : undefined;
  useEffect(() => {
    if (uid === undefined) return undefined;
    let isWaiting = true;
    const proceed = (path: string) => {
      if (isWaiting) void navigate(path, { replace: true });
      isWaiting = false;
    };
    const timer = setTimeout(() => proceed(next), PROFILE_TIMEOUT);
    isNewcomer(uid).then(
      (answer) => proceed(answer && !isWelcome(next) ? withNext(paths.welcome, next) : next),
      () => proceed(next),
    );
    return () => {
      isWaiting = false;
      clearTimeout(timer);
    };
  }, [uid, next, navigate]);
  return uid !== undefined;
}

function isWelcome(path: string): boolean {
  return path.split('?')[0] === paths.welcome;
}

async function isNewcomer(uid: string): Promise<boolean> {
  const { loadMember } = await import('@adp/shared-store');
  return (await loadMember(uid)) === null;
}
