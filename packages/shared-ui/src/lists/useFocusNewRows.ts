import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the first new row of a list. Returns a function to call when more rows are requested. */
export function useFocusNewRows(list: RefObject<HTMLElement | null>, length: number): () => void {
  const firstNewRow = useRef<number>(undefined);
  useEffect(() => {
    if (firstNewRow.current === undefined || length <= firstNewRow.current) return;
    const row = list.current?.querySelectorAll('li')[firstNewRow.current];
    row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    firstNewRow.current = undefined;
  }, [list, length]);
  return () => {
    firstNewRow.current = length;
  };
}
