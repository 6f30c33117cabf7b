import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAttempts } from '../../lib/RetryContext';
import styles from './RouteFocus.module.css';

/** The page that was shown last, so that a layout mounted again can distinguish a new page from the first. */
let lastShown: string | undefined;

/** Waits for what has the focus to be replaced, or for a heading that comes late, on the page that was shown last. */
let observer: MutationObserver | undefined;

/**
 * After a route change the focus is on the element that the page has marked for it, else at its heading, and the
 * page's title is announced. Not on the first page: there the browser does so.
 */
export function RouteFocus({ isPending }: { readonly isPending: boolean }) {
  const { pathname, hash } = useLocation();
  const page = `${useAttempts()} ${pathname}`;
  const announcer = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const main = document.querySelector('main');
    // A page that is still coming is not shown yet; one that moves on before a slow device has shown it is, when it rests.
    if (!main || isPending) return;
    const first = lastShown === undefined;
    const same = lastShown === page;
    lastShown = page;
    if (first || same) return;
    takeKeyboard(main, hash, () => {
      if (announcer.current) announcer.current.textContent = document.title;
    });
  }, [page, hash, isPending]);

  return <p ref={announcer} className={styles['announcer']} role="status" />;
}

/**
 * Puts the keyboard at the page and calls `onPlaced`; again where a page's first heading is replaced by that of what it loads, and where the
 * first comes late. The scroll stays where it is.
 */
function takeKeyboard(main: HTMLElement, hash: string, onPlaced: () => void): void {
  const marked = main.querySelector<HTMLElement>('[data-keyboard]') ?? main.querySelector<HTMLElement>('h1');
  const element = document.getElementById(hash.slice(1)) ?? marked ?? main;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  // A page without a heading yet has no title of its own yet.
  if (element !== main) onPlaced();
  observer?.disconnect();
  observer = new MutationObserver(() => {
    const { activeElement } = document;
    const hasLeft = !element.isConnected;
    if (!hasLeft && (element !== main || !main.querySelector('h1'))) return;
    observer?.disconnect();
    // Whoever has moved on meanwhile stays there.
    if (activeElement === (hasLeft ? document.body : main)) takeKeyboard(main, hash, onPlaced);
  });
  observer.observe(main, { childList: true, subtree: true });
}
