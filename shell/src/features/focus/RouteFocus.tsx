import { visuallyHidden } from '@adp/shared-ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAttempts } from '../../lib/RetryContext';

/** Key of the last shown page. It is outside the component, so that a remounted layout can distinguish a new page from the first one. */
let lastShown: string | undefined;

/** Observer of the last shown page. Detects a heading that is added late, and the removal of the focused element. */
let observer: MutationObserver | undefined;

/** After a navigation, focuses the marked element or the heading, and announces the title. The browser does this on the first page. */
export function RouteFocus({ isPending }: { readonly isPending: boolean }) {
  const { pathname, hash } = useLocation();
  const page = `${useAttempts()} ${pathname}`;
  const announcer = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const main = document.querySelector('main');
    // Skip a pending page, which is not shown yet and may still redirect to another page.
    if (!main || isPending) return;
    const first = lastShown === undefined;
    const same = lastShown === page;
    lastShown = page;
    if (first || same) return;
    focusPage(main, hash, () => {
      if (announcer.current) announcer.current.textContent = document.title;
    });
  }, [page, hash, isPending]);

  return <p ref={announcer} className={visuallyHidden} role="status" />;
}

/** Focuses the page without scrolling, and again if its first heading is replaced or comes later. */
function focusPage(main: HTMLElement, hash: string, onFocused: () => void): void {
  const marked = main.querySelector<HTMLElement>('[data-keyboard]') ?? main.querySelector<HTMLElement>('h1');
  const element = document.getElementById(hash.slice(1)) ?? marked ?? main;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  // Wait for a heading, because a page without one does not have its title yet.
  if (element !== main) onFocused();
  observer?.disconnect();
  observer = new MutationObserver(() => {
    const { activeElement } = document;
    const isRemoved = !element.isConnected;
    if (!isRemoved && (element !== main || !main.querySelector('h1'))) return;
    observer?.disconnect();
    if (activeElement === (isRemoved ? document.body : main)) focusPage(main, hash, onFocused);
  });
  observer.observe(main, { childList: true, subtree: true });
}
