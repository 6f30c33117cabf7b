import { useEffect, useRef } from 'react';

/**
 * Runs `work` once per page view. A second run, as in React's strict mode, would fail because the link has already been
 * used.
 */
export function useOnce(work: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    work();
  });
}
