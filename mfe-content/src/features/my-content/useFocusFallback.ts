import { useEffect, type RefObject } from 'react';

/**
 * Where what has the keyboard goes away, the keyboard goes on at the first link of its row, and at the section's heading
 * where the row has gone, too.
 */
export function useFocusFallback(section: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const container = section.current;
    if (!container) return undefined;
    let last: HTMLElement | undefined;
    let row: Element | null | undefined;
    const onFocusIn = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement && container.contains(target) ? target : undefined;
      row = last?.closest('li');
    };
    const observer = new MutationObserver(() => {
      const { activeElement, body } = document;
      if (!last || last.isConnected || (activeElement !== null && activeElement !== body)) return;
      const next = row?.isConnected ? row.querySelector<HTMLElement>('a, button') : heading.current;
      next?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', onFocusIn);
    observer.observe(container, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      observer.disconnect();
    };
  }, [section, heading]);
}
