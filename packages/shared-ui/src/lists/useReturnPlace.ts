import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

const openedLinks = new Map<string, string>();

/** Restores the focus to the opened row on return (docs/contracts.md). Returns the click handler. */
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

export function clearReturnPlaces(): void {
  openedLinks.clear();
}
