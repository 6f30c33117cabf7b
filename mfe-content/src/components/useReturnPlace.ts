import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Place in the visit's history -> address of the item that was opened from it. */
const opened = new Map<string, string>();

/**
 * Remembers which item of a list was opened; on the way back its link takes the keyboard: by a mark for the shell
 * (`data-keyboard`, docs/contracts.md), or by itself where the list comes after the page. Gives the click handler.
 * @param ready whether the list stands
 */
export function useReturnPlace(list: RefObject<HTMLElement | null>, ready: boolean): (event: MouseEvent) => void {
  const { key } = useLocation();
  const pageCame = useRef(false);
  useLayoutEffect(() => {
    const late = pageCame.current;
    pageCame.current = true;
    const href = opened.get(key);
    if (href === undefined || !ready) return;
    opened.delete(key);
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const link = links.find((one) => one.getAttribute('href') === href);
    link?.setAttribute('data-keyboard', '');
    if (!late) return;
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
  }, [key, list, ready]);
  return ({ target }) => {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
    if (href) opened.set(key, href);
  };
}
