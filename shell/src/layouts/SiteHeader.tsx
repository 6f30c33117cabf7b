import { useLayoutEffect, type RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AccountSlot } from '../features/account/AccountSlot';
import { SectionLinks } from '../components/SectionLinks';
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
  const { pathname } = useLocation();

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
        <nav className={styles['sections']} aria-label={text('menu.landmark')}>
          <ul>
            <SectionLinks linkClass={styles['section']} />
          </ul>
        </nav>
        <AccountSlot />
        <Link
          className={styles['search']}
          to={paths.search}
          aria-label={text('header.search')}
          aria-current={pathname === paths.search ? 'page' : undefined}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M13 13l5 5M8.5 15a6.5 6.5 0 100-13 6.5 6.5 0 000 13z" />
          </svg>
          <span>{text('header.search')}</span>
        </Link>
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
