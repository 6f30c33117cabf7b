import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAttempts } from '../../lib/RetryContext';
import styles from './RouteFocus.module.css';

/** The last shown page, so that a remounted layout can distinguish a new page from the first one. */
let lastShown: string | undefined;

/** Watches the last shown page for a late heading, and for the removal of the focused element. */
let observer: MutationObserver | undefined;

/**
 * After a navigation, moves the focus to the element that the page has marked, or to its heading, and announces the page's title. The
 * browser does this for the first page.
 */
export function RouteFocus({ isPending }: { readonly isPending: boolean }) {
  const { pathname, hash } = useLocation();
  const page = `${useAttempts()} ${pathname}`;
  const announcer = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const main = document.querySelector('main');
    // A pending page is not shown yet. If a page redirects before it is shown, only the final page counts.
    if (!main || isPending) return;
    const first = lastShown === undefined;
    const same = lastShown === page;
    lastShown = page;
    if (first || same) return;
    focusPage(main, hash, () => {
      if (announcer.current) announcer.current.textContent = document.title;
    });
  }, [page, hash, isPending]);

  return <p ref={announcer} className={styles['announcer']} role="status" />;
}

/**
 * Moves the focus to the page and calls `onFocused`. Does so again if the page replaces its first heading, or adds one late. Does not
 * scroll.
 */
function focusPage(main: HTMLElement, hash: string, onFocused: () => void): void {
  const marked = main.querySelector<HTMLElement>('[data-keyboard]') ?? main.querySelector<HTMLElement>('h1');
  const element = document.getElementById(hash.slice(1)) ?? marked ?? main;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  // A page without a heading does not have its title yet.
  if (element !== main) onFocused();
  observer?.disconnect();
  observer = new MutationObserver(() => {
    const { activeElement } = document;
    const isRemoved = !element.isConnected;
    if (!isRemoved && (element !== main || !main.querySelector('h1'))) return;
    observer?.disconnect();
    // If the visitor has moved the focus in the meantime, leave it there.
    if (activeElement === (isRemoved ? document.body : main)) focusPage(main, hash, onFocused);
  });
  observer.observe(main, { childList: true, subtree: true });
}
