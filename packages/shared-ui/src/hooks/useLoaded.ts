import { useEffect, useState } from 'react';

/** A lazily loaded part of an app. A failed load leaves the page as it is and can be retried. */
export interface Loaded<Part> {
  readonly part: Part | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads a chunk once `enabled`. `load` must be stable, so declare it in a module. */
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
