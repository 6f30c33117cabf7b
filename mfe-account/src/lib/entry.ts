import { isMember, loadIdentity, useSession } from '@adp/shared-auth';
import { identityErrorOf, type IdentityError } from '@adp/shared-auth/errors';
import { nextPath } from '@adp/shared-auth/next';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths, withNext } from '../paths';

type Identity = Awaited<ReturnType<typeof loadIdentity>>;

/** How long the way on waits for the profile, in milliseconds: it decides only whether the member is welcomed first. */
const PROFILE_WAIT = 4_000;

/** Where the visitor wants to go once signed in: an address of ours, whatever the query says. */
export function useNext(): string {
  const [params] = useSearchParams();
  return nextPath(params.get('next'));
}

/** Leads a member on, however he or she has signed in: here, by a redirect, in another tab. Newcomers are welcomed first. */
export function useWayOn(next: string): boolean {
  const session = useSession();
  const navigate = useNavigate();
  const member = isMember(session);
  const { profile } = session;
  useEffect(() => {
    if (!member) return undefined;
    const goOn = (path: string) => void navigate(path, { replace: true });
    if (profile !== undefined) {
      goOn(profile === null ? withNext(paths.welcome, next) : next);
      return undefined;
    }
    const clock = setTimeout(() => goOn(next), PROFILE_WAIT);
    return () => {
      clearTimeout(clock);
    };
  }, [member, profile, next, navigate]);
  return member;
}

export interface Attempt {
  readonly busy: boolean;
  readonly error: IdentityError | undefined;
  /** How often something has failed: each takes the keyboard to the summary. */
  readonly failures: number;
  readonly run: (work: (identity: Identity) => Promise<unknown>) => Promise<boolean>;
  readonly fail: (error: IdentityError | undefined) => void;
}

/** Something done with the sign-in code: busy, failed or done. One at a time. */
export function useAttempt(): Attempt {
  const [state, setState] = useState<Pick<Attempt, 'busy' | 'error' | 'failures'>>({
    busy: false,
    error: undefined,
    failures: 0,
  });
  const fail = useCallback((error: IdentityError | undefined) => {
    setState(({ failures }) => ({ busy: false, error, failures: failures + (error ? 1 : 0) }));
  }, []);
  const run = useCallback(
    async (work: (identity: Identity) => Promise<unknown>) => {
      setState((before) => ({ ...before, busy: true }));
      try {
        await work(await loadIdentity());
        setState((before) => ({ ...before, busy: false, error: undefined }));
        return true;
      } catch (error) {
        // A chunk that did not come is a network that failed.
        fail(identityErrorOf(isChunkFault(error) ? { code: 'network-request-failed' } : error));
        return false;
      }
    },
    [fail],
  );
  return { ...state, run, fail };
}

function isChunkFault(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
