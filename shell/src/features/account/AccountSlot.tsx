import { isMember, useSession, type SessionEnd } from '@adp/shared-auth';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { findOwner } from '@adp/site-document/siteConfig';
import { useSiteConfig } from '../../config/SiteConfigContext';
import { loginTo, paths } from '../../paths';
import { reportError } from '../../reporting/reportError';
import { addTexts, useText } from '../../text';
import styles from './AccountSlot.module.css';

async function loadMenu() {
  const part = await import(/* webpackChunkName: "member-menu" */ './MemberMenu');
  await addTexts(part.texts);
  return part;
}

type MenuComponent = Awaited<ReturnType<typeof loadMenu>>['MemberMenu'];

/** The last reason for the end of a session that was shown. It is outside the component, so that a remounted header does not show it again. */
let shownEnd: SessionEnd | null = null;

/** Account area of the header: a sign-in link, or the member's picture and menu. Reserves its space while a session is restored. */
export function AccountSlot() {
  const text = useText();
  const session = useSession();
  const { pathname, search, hash, key } = useLocation();
  const [Menu, setMenu] = useState<MenuComponent>();
  const member = isMember(session);
  const { ended } = session;
  const config = useSiteConfig();
  const { contact } = config;
  const open = findOwner(config, paths.login)?.origin;
  useEffect(() => {
    if (member && !Menu) loadMenu().then((part) => setMenu(() => part.MemberMenu), reportError);
  }, [member, Menu, key]);
  useEffect(() => {
    if (ended === shownEnd) return;
    if (!ended) {
      shownEnd = ended;
      return;
    }
    loadMenu().then(({ showSessionEnd }) => {
      shownEnd = ended;
      showSessionEnd(text, ended, contact);
    }, reportError);
  }, [ended, contact, text]);
  if (!open) return null;
  if (member && Menu) return <Menu />;
  if (member || session.status === 'restoring') return <span className={styles['place']} />;
  return (
    <Link className={styles['signIn']} to={loginTo(pathname + search + hash)} aria-label={text('header.signIn')}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 9.5a4 4 0 100-8 4 4 0 000 8zM2 19a8 8 0 0116 0" />
      </svg>
      <span>{text('header.signIn')}</span>
    </Link>
  );
}
