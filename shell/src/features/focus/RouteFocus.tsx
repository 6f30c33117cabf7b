import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAttempts } from '../../router/RetryContext';
import styles from './RouteFocus.module.css';

/** The page that was shown last, so that a layout mounted again can distinguish a new page from the first. */
let lastShown: string | undefined;

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
    const marked = main.querySelector<HTMLElement>('[data-keyboard]') ?? main.querySelector<HTMLElement>('h1');
    takeKeyboard(document.getElementById(hash.slice(1)) ?? marked ?? main);
    if (announcer.current) announcer.current.textContent = document.title;
  }, [page, hash, isPending]);

  return <p ref={announcer} className={styles['announcer']} role="status" />;
}

/** Puts the keyboard at an element. The scroll stays where it is. */
function takeKeyboard(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
