import { useEffect, type RefObject } from 'react';

/**
 * Moves focus when the focused element is removed. The target is the first link in the same row or, if the row was also
 * removed, the section's heading.
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
