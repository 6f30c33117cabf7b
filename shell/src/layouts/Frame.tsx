import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { RouteFocus } from '../features/focus/RouteFocus';
import { Menu, showMenu } from '../features/menu/Menu';
import { useMenuPlace } from '../features/menu/MenuPlaceContext';
import { useText } from '../text';
import { CtaBand } from './CtaBand';
import styles from './Frame.module.css';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

interface FrameProps {
  readonly children: ReactNode;
  readonly cta?: boolean;
  readonly footer?: boolean;
  /** The page is still coming. */
  readonly isNavigating?: boolean;
}

/** Header, content and, by the layout, call to action and footer; the menu over all of it. */
export function Frame({ children, cta = false, footer = false, isNavigating = false }: FrameProps) {
  const text = useText();
  const { pathname } = useLocation();
  const [menuPlace, setMenuPlace] = useMenuPlace();
  const menuOpen = menuPlace === pathname;
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDialogElement>(null);
  const menuId = useId();
  const moving = useNavigation().state !== 'idle';
  const isPending = isNavigating || moving;
  useEffect(() => {
    // Left open for another page, it would open by itself on the way back. The browser may have opened it before scripts ran.
    if (!menuOpen) setMenuPlace(menu.current?.open ? pathname : undefined);
  }, [menuOpen, menuPlace, pathname, setMenuPlace]);

  // In a task of its own: the browser's part of opening and closing is one already.
  const rememberMenu = (place?: string) => setTimeout(setMenuPlace, 0, place);
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
