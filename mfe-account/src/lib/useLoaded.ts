import { useEffect, useState } from 'react';

/** A part of the app that is loaded when it is wanted; a failed load leaves the page as it is and can be tried again. */
export interface Loaded<Part> {
  readonly part: Part | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads a chunk once `wanted`. `load` is a function of a module, the same at every call. */
export function useLoaded<Part>(load: () => Promise<Part>, wanted = true): Loaded<Part> {
  const [part, setPart] = useState<{ readonly value: Part }>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const missing = wanted && part === undefined;
  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    load().then(
      (value) => {
        if (current) setPart({ value });
      },
      () => {
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [load, missing, tries]);
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { part: part?.value, failed, retry };
}
