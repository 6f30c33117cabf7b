import { useEffect, type RefObject } from 'react';

/** When the focused element is removed, moves focus to the first link in its row or, without the row, to the heading. */
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
