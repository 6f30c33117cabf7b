import { useEffect, useRef } from 'react';

/** Returns a function that focuses the element with an id once the page shows the change that was just made. */
export function useFocusAfterRender(): (id: string) => void {
  const pendingId = useRef<string>(undefined);
  useEffect(() => {
    if (pendingId.current === undefined) return;
    document.getElementById(pendingId.current)?.focus();
    pendingId.current = undefined;
  });
  return (id) => {
    pendingId.current = id;
  };
}
