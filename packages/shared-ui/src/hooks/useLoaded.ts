import { useEffect, useState } from 'react';

/** A lazily loaded part of an app. A failed load does not affect the rest of the page and can be retried. */
export interface Loaded<Part> {
  readonly part: Part | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads a chunk when `enabled` is true. `load` must be stable, so declare it at module level. */
export function useLoaded<Part>(load: () => Promise<Part>, enabled = true): Loaded<Part> {
  const [part, setPart] = useState<{ readonly value: Part }>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isMissing = enabled && part === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    load().then(
      (value) => {
        if (isCurrent) setPart({ value });
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isMissing, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { part: part?.value, failed, retry };
}
