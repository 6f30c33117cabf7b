import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the first new row of a list. Returns a function to call when more rows are requested. */
export function useFocusNewRows(list: RefObject<HTMLElement | null>, length: number): () => void {
  const firstNewRow = useRef<number>(undefined);
  useEffect(() => {
    if (firstNewRow.current === undefined || length <= firstNewRow.current) return;
    // Rows can contain lists of their own, such as a product's platforms, whose items are not rows.
    const row = list.current?.querySelectorAll('li:not(li li)')[firstNewRow.current];
    row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    firstNewRow.current = undefined;
  }, [list, length]);
  return () => {
    firstNewRow.current = length;
  };
}
