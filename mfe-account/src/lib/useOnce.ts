import { useEffect, useRef } from 'react';

/** Runs `work` once, even in React's strict mode, because a link can be used only once. */
export function useOnce(work: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    work();
  });
}
