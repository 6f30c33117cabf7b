import { useEffect, useRef } from 'react';

/** Returns a function that focuses the element with the given id, after the next render that contains it. */
export function useFocusAfterRender(): (id: string) => void {
  const pendingId = useRef<string>(undefined);
  useEffect(() => {
    // Wait for the element, because other renders may come first.
    const element = pendingId.current === undefined ? null : document.getElementById(pendingId.current);
    if (!element) return;
    element.focus();
    pendingId.current = undefined;
  });
  return (id) => {
    pendingId.current = id;
  };
}
