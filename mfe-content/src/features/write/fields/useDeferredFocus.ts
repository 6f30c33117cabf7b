import { useEffect, useRef } from 'react';

/** Gives a function that takes the keyboard to an element once the page shows what has just changed. */
export function useDeferredFocus(): (id: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = undefined;
  });
  return (id) => {
    wanted.current = id;
  };
}
