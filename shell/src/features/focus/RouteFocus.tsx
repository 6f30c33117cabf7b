import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './RouteFocus.module.css';

/** The page that was shown last, so that a layout mounted anew can tell a new page from the first. */
let lastShown: string | undefined;

/**
 * After a route change the keyboard stands at the new page's heading, and the
 * page's title is announced. Not on the first page: there the browser does so.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const announcer = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const first = lastShown === undefined;
    const same = lastShown === pathname;
    const headed = document.querySelector('main h1') !== null;
    if (!headed) return;
    lastShown = pathname;
    if (first || same) return;
    if (hash === '') focusHeading();
    if (announcer.current) announcer.current.textContent = document.title;
  }, [pathname, hash]);

  return <p ref={announcer} className={styles['announcer']} role="status" />;
}

/** Puts the keyboard at the page's heading. The scroll stays where it is. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
