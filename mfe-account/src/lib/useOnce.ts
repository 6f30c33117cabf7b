import { useEffect, useRef } from 'react';

/** Runs `work` once when the page opens, for requests that a second run would find used, as in React's strict mode. */
export function useOnce(work: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    work();
  });
}
