import { useEffect, useRef } from 'react';

/** Returns a function that focuses the element with an id once the page shows the change that was just made. */
export function useFocusAfterRender(): (id: string) => void {
  const pendingId = useRef<string>(undefined);
  useEffect(() => {
    // Another render may come first, before the element is there.
    const element = pendingId.current === undefined ? null : document.getElementById(pendingId.current);
    if (!element) return;
    element.focus();
    pendingId.current = undefined;
  });
  return (id) => {
    pendingId.current = id;
  };
}
