import { loadIdentity } from '@adp/shared-auth';
import { useCallback, useState } from 'react';
import { toAppError, type AppError } from '@adp/shared-auth/app-error';

export type Identity = Awaited<ReturnType<typeof loadIdentity>>;

export interface IdentityAction {
  readonly isPending: boolean;
  readonly error: AppError | undefined;
  readonly failures: number;
  /** Loads the sign-in code and passes it to `work`. Resolves to whether `work` succeeded. Never rejects. */
  readonly run: (work: (identity: Identity) => Promise<unknown>) => Promise<boolean>;
  readonly fail: (error: AppError) => void;
  readonly reset: () => void;
}

const initialState = { isPending: false, error: undefined as AppError | undefined, failures: 0 };

/** Runs identity requests on pages without a session. These pages do not load a store. */
export function useIdentityAction(): IdentityAction {
  const [state, setState] = useState(initialState);
  const fail = useCallback((error: AppError) => {
    setState(({ failures }) => ({ isPending: false, error, failures: failures + 1 }));
  }, []);
  const reset = useCallback(() => {
    setState(({ failures }) => ({ ...initialState, failures }));
  }, []);
  const run = useCallback(
    async (work: (identity: Identity) => Promise<unknown>) => {
      setState((before) => ({ ...before, isPending: true }));
      try {
        await work(await loadIdentity());
        reset();
        return true;
      } catch (error) {
        fail(toAppError(error));
        return false;
      }
    },
    [fail, reset],
  );
  return { ...state, run, fail, reset };
}
