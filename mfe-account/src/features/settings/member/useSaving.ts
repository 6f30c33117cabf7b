import { useCallback, useState } from 'react';
import { toAppError, type AppError } from '../../../lib/errors';

/** One thing that a section saves: at rest, under way, done or failed. */
export interface Saving {
  readonly isSaving: boolean;
  readonly done: boolean;
  readonly error: AppError | undefined;
  /** How often it has failed: each takes the keyboard to what is said. */
  readonly failures: number;
  /** Gives whether `work` succeeded. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
  /** Back to rest: what was said no longer fits what is shown. */
  readonly reset: () => void;
}

/** Runs what a section saves, and says how it goes. */
export function useSaving(): Saving {
  const [state, setState] = useState({ isSaving: false, done: false, error: undefined as AppError | undefined });
  const [failures, setFailures] = useState(0);
  const run = useCallback(async (work: () => Promise<unknown>) => {
    setState((before) => ({ ...before, isSaving: true, done: false }));
    try {
      await work();
      setState({ isSaving: false, done: true, error: undefined });
      return true;
    } catch (error) {
      setState({ isSaving: false, done: false, error: toAppError(error) });
      setFailures((count) => count + 1);
      return false;
    }
  }, []);
  const reset = useCallback(() => {
    setState({ isSaving: false, done: false, error: undefined });
  }, []);
  return { ...state, failures, run, reset };
}
