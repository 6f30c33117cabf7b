import { useEffect, useRef } from 'react';

/** Returns a function that focuses the element with an id after the next render that contains it. */
export function useFocusAfterRender(): (id: string) => void {
  const pendingId = useRef<string>(undefined);
  useEffect(() => {
    // Another render may come before the one with the element.
    const element = pendingId.current === undefined ? null : document.getElementById(pendingId.current);
    if (!element) return;
    element.focus();
    pendingId.current = undefined;
  });
  return (id) => {
    pendingId.current = id;
  };
}
