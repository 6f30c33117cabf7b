import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Keys of the locations whose day has already been focused. On return, the router restores the scroll position instead. */
const shownKeys = new Set<string>();

/** Focuses the day that the URL's hash names when its month appears. On the first page, the browser scrolls to the day. */
export function useLinkedDay(container: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const isReturn = shownKeys.has(key);
    shownKeys.add(key);
    if (hash === '' || isReturn || (key === 'default' && window.scrollY > 0)) return;
    // Only the list or the table is visible. Browsers do not focus a hidden element.
    for (const day of container.current?.querySelectorAll<HTMLElement>('li[id], td[data-day]') ?? []) {
      const isCell = day.dataset['day'] !== undefined;
      if ((day.dataset['day'] ?? day.id) !== hash.slice(1)) continue;
      day.tabIndex = -1;
      day.focus({ preventScroll: true });
      if (document.activeElement === day) day.scrollIntoView({ block: isCell ? 'nearest' : 'start' });
    }
  }, [container, hash, key]);
}
