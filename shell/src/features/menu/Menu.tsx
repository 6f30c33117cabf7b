import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { siteLinks } from '../../paths';
import { SectionLinks } from '../../components/SectionLinks';
import { Wordmark } from '../../components/Wordmark';
import { useText } from '../../text';
import { menuEntries } from './entries';
import { LanguageLinks } from './LanguageLinks';
import styles from './Menu.module.css';
import { SocialLinks } from './SocialLinks';

interface MenuProps {
  readonly id: string;
  readonly open: boolean;
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

export function showMenu(menu: HTMLDialogElement | null): void {
  if (menu?.open !== false) return;
  // Remove the selection: Chromium would search the inert page for a new position of the click's caret in every frame.
  getSelection()?.removeAllRanges();
  menu.showModal();
}

/** Full-screen modal `<dialog>`. Its buttons use `command`, so that they work before scripts run and without JavaScript. */
export function Menu({ id, open, dialog, opener, onClose }: MenuProps) {
  const text = useText();
  const { pathname } = useLocation();

  useEffect(() => {
    const element = dialog.current;
    const button = opener.current;
    if (!open || !element) return undefined;
    showMenu(element);
    return () => {
      element.close();
      // Safari does not focus a clicked button, so the browser cannot restore the focus. Restore it here.
      const { activeElement } = document;
      if (activeElement === document.body || element.contains(activeElement)) button?.focus();
    };
  }, [open, dialog, opener]);

  // Close the element directly, because the browser may have opened the dialog without React. The `close` event updates the state.
  const close = () => dialog.current?.close();

  return (
    <dialog
      id={id}
      ref={dialog}
      className={styles['menu']}
      aria-label={text('menu.title')}
      onClose={onClose}
      onKeyDown={trapFocus}
    >
      <div className={styles['head']}>
        <span className={styles['wordmarks']}>
          <Wordmark label="site.name" />
          <Wordmark label="site.kind" />
        </span>
        <button className={styles['close']} type="button" command="close" commandfor={id} onClick={close}>
          <span className={styles['cross']} aria-hidden="true" />
          <span>{text('menu.close')}</span>
        </button>
      </div>
      <nav className={styles['entries']} aria-label={text('menu.landmark')}>
        <ol>
          {menuEntries.map(({ to, label, number }) => (
            <li key={to}>
              <Link
                className={styles['entry']}
                to={to}
                aria-current={`${pathname}/`.startsWith(`${to}/`) ? 'page' : undefined}
                onClick={close}
              >
                <span className={styles['number']} aria-hidden="true">
                  {number ?? <Star />}
                </span>
                <span>{text(label)}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <nav className={styles['sections']} aria-label={text('footer.landmark')}>
        <ul className={styles['site']}>
          <SectionLinks linkClass={styles['siteLink']} onClick={close} />
        </ul>
      </nav>
      <div className={styles['foot']}>
        <p className={styles['tagline']}>{text('site.tagline')}</p>
        <ul className={styles['site']}>
          {siteLinks.map(({ to, label }) => (
            <li key={to}>
              <Link className={styles['siteLink']} to={to} onClick={close}>
                {text(label)}
              </Link>
            </li>
          ))}
        </ul>
        {open ? <LanguageLinks /> : null}
        <SocialLinks />
      </div>
    </dialog>
  );
}

function Star() {
  return (
    <svg className={styles['star']} viewBox="0 0 24 24" focusable="false">
      <path d="M12 2l2.7 6.6 7.1.5-5.4 4.6 1.7 6.9L12 16.9l-6.1 3.7 1.7-6.9L2.2 9.1l7.1-.5z" fill="currentColor" />
    </svg>
  );
}

/** Keeps the focus inside the menu on Tab. By default, Tab moves from a modal dialog to the browser's toolbars. */
function trapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('a[href], button');
  const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
  const opposite = event.shiftKey ? stops[stops.length - 1] : stops[0];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  opposite?.focus();
}
