import { useLayoutEffect, type MouseEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Place in the visit's history -> address of the item that was opened from it. */
const opened = new Map<string, string>();

/**
 * Remembers which item of a list was opened; on the way back its link is marked for the keyboard
 * (`data-keyboard`, docs/contracts.md). Gives the click handler for the list.
 */
export function useReturnPlace(list: RefObject<HTMLElement | null>): (event: MouseEvent) => void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const href = opened.get(key);
    if (href === undefined) return;
    opened.delete(key);
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    links.find((link) => link.getAttribute('href') === href)?.setAttribute('data-keyboard', '');
  }, [key, list]);
  return ({ target }) => {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
    if (href) opened.set(key, href);
  };
}
