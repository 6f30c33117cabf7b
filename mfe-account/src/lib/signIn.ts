import { isMember, loadIdentity, useSession } from '@adp/shared-auth';
import { nextPath } from '@adp/shared-auth/next';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toAppError, type AppError } from './errors';
import { paths, withNext } from '../paths';

type Identity = Awaited<ReturnType<typeof loadIdentity>>;

/** How long the way on waits for the profile, in milliseconds: it decides only whether the member is welcomed first. */
const PROFILE_WAIT = 4_000;

/** Where the visitor wants to go once signed in: an address of ours, whatever the query says. */
export function useNextPath(): string {
  const [params] = useSearchParams();
  return nextPath(params.get('next'));
}

/** Leads a member on, however he or she has signed in: here, by a redirect, in another tab. Newcomers are welcomed first. */
export function useRedirectAfterSignIn(next: string): boolean {
  const session = useSession();
  const navigate = useNavigate();
  const member = isMember(session);
  const { profile } = session;
  useEffect(() => {
    if (!member) return undefined;
    const proceed = (path: string) => void navigate(path, { replace: true });
    if (profile !== undefined) {
      proceed(profile === null ? withNext(paths.welcome, next) : next);
      return undefined;
    }
    const clock = setTimeout(() => proceed(next), PROFILE_WAIT);
    return () => {
      clearTimeout(clock);
    };
  }, [member, profile, next, navigate]);
  return member;
}

export interface IdentityAction {
  readonly isPending: boolean;
  readonly error: AppError | undefined;
  /** How often something has failed: each takes the keyboard to the summary. */
  readonly failures: number;
  readonly run: (work: (identity: Identity) => Promise<unknown>) => Promise<boolean>;
  readonly fail: (error: AppError | undefined) => void;
}

/** Something done with the sign-in code: isPending, failed or done. One at a time. */
export function useIdentityAction(): IdentityAction {
  const [state, setState] = useState<Pick<IdentityAction, 'isPending' | 'error' | 'failures'>>({
    isPending: false,
    error: undefined,
    failures: 0,
  });
  const fail = useCallback((error: AppError | undefined) => {
    setState(({ failures }) => ({ isPending: false, error, failures: failures + (error ? 1 : 0) }));
  }, []);
  const run = useCallback(
    async (work: (identity: Identity) => Promise<unknown>) => {
      setState((before) => ({ ...before, isPending: true }));
      try {
        await work(await loadIdentity());
        setState((before) => ({ ...before, isPending: false, error: undefined }));
        return true;
      } catch (error) {
        fail(toAppError(error));
        return false;
      }
    },
    [fail],
  );
  return { ...state, run, fail };
}
