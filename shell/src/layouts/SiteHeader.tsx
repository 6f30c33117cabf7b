import { useLayoutEffect, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { AccountSlot } from '../features/account/AccountSlot';
import { Wordmark } from '../components/Wordmark';
import { paths } from '../paths';
import { useText } from '../text';
import styles from './SiteHeader.module.css';

/** True if the menu button had the focus when the header was unmounted. The next header restores the focus. */
let openerHadFocus = false;

interface SiteHeaderProps {
  readonly openerRef: RefObject<HTMLButtonElement | null>;
  readonly menuId: string;
  readonly menuOpen: boolean;
  readonly onOpenMenu: () => void;
}

export function SiteHeader({ openerRef, menuId, menuOpen, onOpenMenu }: SiteHeaderProps) {
  const text = useText();

  useLayoutEffect(() => {
    const button = openerRef.current;
    if (openerHadFocus) button?.focus({ preventScroll: true });
    openerHadFocus = false;
    return () => {
      openerHadFocus = button !== null && document.activeElement === button;
    };
  }, [openerRef]);

  return (
    <header className={styles['header']}>
      <div className={styles['inner']}>
        <Link className={styles['home']} to={paths.knowledgeProducts} aria-label={text('header.home')}>
          <Wordmark label="site.name" />
        </Link>
        <AccountSlot />
        <button
          ref={openerRef}
          className={styles['opener']}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          aria-controls={menuId}
          // With this attribute, the browser opens the menu before scripts run.
          command="show-modal"
          commandfor={menuId}
          onClick={(event) => {
            event.preventDefault();
            onOpenMenu();
          }}
        >
          <span className={styles['bars']} aria-hidden="true" />
          <span>{text('menu.open')}</span>
        </button>
      </div>
    </header>
  );
}
