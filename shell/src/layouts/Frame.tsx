import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { RouteFocus } from '../features/focus/RouteFocus';
import { Menu, showMenu } from '../features/menu/Menu';
import { useOpenMenu } from '../features/menu/OpenMenuContext';
import { useText } from '../text';
import { CtaBand } from './CtaBand';
import styles from './Frame.module.css';
import { PageOutlet } from './PageOutlet';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

interface FrameProps {
  readonly children?: ReactNode;
  readonly cta?: boolean;
  readonly footer?: boolean;
  readonly isNavigating?: boolean;
}

export function Frame({ children = <PageOutlet />, cta = false, footer = false, isNavigating = false }: FrameProps) {
  const text = useText();
  const { pathname } = useLocation();
  const [menuOpenAt, setMenuOpenAt] = useOpenMenu();
  const menuOpen = menuOpenAt === pathname;
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDialogElement>(null);
  const menuId = useId();
  const moving = useNavigation().state !== 'idle';
  const isPending = isNavigating || moving;
  useEffect(() => {
    // Forget a menu that was open on another page, which would reopen when going back. The browser may have opened the
    // menu before scripts ran.
    if (!menuOpen) setMenuOpenAt(menu.current?.open ? pathname : undefined);
  }, [menuOpen, menuOpenAt, pathname, setMenuOpenAt]);

  // Update the state in a separate task, because opening and closing the dialog is already a long task.
  const rememberMenu = (path?: string) => setTimeout(setMenuOpenAt, 0, path);
  const openMenu = () => {
    showMenu(menu.current);
    rememberMenu(pathname);
  };

  return (
    <>
      <div className={styles['page']}>
        <a className={styles['skip']} href="#content">
          {text('skip')}
        </a>
        <SiteHeader openerRef={opener} menuId={menuId} menuOpen={menuOpen} onOpenMenu={openMenu} />
        {moving ? <div className={styles['moving']} role="progressbar" aria-label={text('loading')} /> : null}
        <main id="content" className={styles['content']} tabIndex={-1} aria-busy={isPending}>
          {children}
        </main>
        {cta ? <CtaBand /> : null}
        {footer ? <SiteFooter /> : null}
      </div>
      <Menu id={menuId} open={menuOpen} dialog={menu} opener={opener} onClose={() => rememberMenu()} />
      <RouteFocus isPending={isPending} />
    </>
  );
}
