import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Key of the history entry -> address that was opened from it. */
const openedLinks = new Map<string, string>();

/**
 * Remembers which row of a list was opened. On the way back its link receives focus: through the shell, by the mark
 * `data-keyboard` (docs/contracts.md), or directly where the list arrives after the page. Returns the click handler.
 * @param isReady whether the list is rendered
 * @param arrivesLate whether it is rendered later than its page, by a component of its own
 */
export function useReturnPlace(
  list: RefObject<HTMLElement | null>,
  isReady: boolean,
  arrivesLate = false,
): (event: MouseEvent) => void {
  const { key } = useLocation();
  const isPageShown = useRef(false);
  useLayoutEffect(() => {
    const isLate = arrivesLate || isPageShown.current;
    isPageShown.current = true;
    const href = openedLinks.get(key);
    if (href === undefined || !isReady) return;
    openedLinks.delete(key);
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const link = links.find((candidate) => candidate.getAttribute('href') === href);
    link?.setAttribute('data-keyboard', '');
    if (!isLate) return;
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
  }, [key, list, isReady, arrivesLate]);
  return ({ target }) => {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
    if (href) openedLinks.set(key, href);
  };
}

/** Clears all remembered places, for tests. */
export function clearReturnPlaces(): void {
  openedLinks.clear();
}
