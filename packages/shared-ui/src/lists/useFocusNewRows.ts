import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to the first new row when more rows of a list have arrived. Returns a function that must be called when more rows are
 * requested.
 */
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
