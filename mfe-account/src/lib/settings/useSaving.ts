import type { DataErrorCode } from '@adp/shared-data';
import { useCallback, useState } from 'react';
import { dataCodeOf } from './dataCodeOf';

/** One thing that a section saves: at rest, under way, done or failed. */
export interface Saving {
  readonly busy: boolean;
  readonly done: boolean;
  readonly fault: DataErrorCode | undefined;
  /** How often it has failed: each takes the keyboard to what is said. */
  readonly failures: number;
  /** Gives whether `work` succeeded. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
  /** Back to rest: what was said no longer fits what is shown. */
  readonly reset: () => void;
}

/** Runs what a section saves, and says how it goes. */
export function useSaving(): Saving {
  const [state, setState] = useState({ busy: false, done: false, fault: undefined as DataErrorCode | undefined });
  const [failures, setFailures] = useState(0);
  const run = useCallback(async (work: () => Promise<unknown>) => {
    setState((before) => ({ ...before, busy: true, done: false }));
    try {
      await work();
      setState({ busy: false, done: true, fault: undefined });
      return true;
    } catch (error) {
      setState({ busy: false, done: false, fault: dataCodeOf(error) });
      setFailures((count) => count + 1);
      return false;
    }
  }, []);
  const reset = useCallback(() => {
    setState({ busy: false, done: false, fault: undefined });
  }, []);
  return { ...state, failures, run, reset };
}
