import { useEffect, useRef, type RefObject } from 'react';

/** After more rows of a list have come the keyboard goes on at the first of them. Gives what says that more are wanted. */
export function useContinue(list: RefObject<HTMLElement | null>, length: number): () => void {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined || length <= wanted.current) return;
    const row = list.current?.querySelectorAll('li')[wanted.current];
    row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    wanted.current = undefined;
  }, [list, length]);
  return () => {
    wanted.current = length;
  };
}
