import { loadIdentity, useSession } from '@adp/shared-auth';
import { currentLocale, visuallyHidden } from '@adp/shared-ui';
import { skipToken, useMemberUid, withStore } from '@adp/shared-store';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSiteConfig } from '../../config/SiteConfigContext';
import { useText } from '../../text';
import { followSaves } from './followSaves';
import { resumeUnsent } from './resumeUnsent';
import type { MenuLink } from './roleLinks';
import { memberPaths, profilePath } from './memberPaths';
import { countUnread, memberStore, useGetMemberQuery, useUnreadCount } from './memberStore';
import styles from './MemberMenu.module.css';

export { default as texts } from '../../messages/member-en.json';
export { showSessionEnd } from './showSessionEnd';

const MAX_COUNT = 9;

export const MemberMenu = withStore(memberStore, Menu);

// eslint-disable-next-line max-lines-per-function -- one menu with its states
function Menu() {
  const text = useText();
  const { user } = useSession();
  const uid = useMemberUid();
  const { data: member } = useGetMemberQuery(uid ?? skipToken);
  const { data: unread = 0 } = useUnreadCount(uid ?? skipToken);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  // Forget a menu that was open on another page, which would reopen when the visitor returns to that page.
  if (openAt !== undefined && !open) setOpenAt(undefined);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (uid !== undefined) countUnread(uid, key);
  }, [uid, key]);
  const config = useSiteConfig();
  const roleLinks = useRoleLinks(uid, openAt !== undefined, unread > 0);
  useEffect(() => (uid === undefined ? undefined : resumeUnsent(config)), [uid, config]);
  useEffect(() => (uid === undefined ? undefined : followSaves(uid)), [uid]);
  const isUnconfirmed = member?.item.unconfirmed;
  useEffect(() => {
    if (uid === undefined || !isUnconfirmed) return undefined;
    const ended = new AbortController();
    void import('./showOnceConfirmed').then(
      ({ showOnceConfirmed }) => showOnceConfirmed(uid, ended.signal),
      // If the network fails, the next page retries.
      () => undefined,
    );
    return () => ended.abort();
  }, [uid, isUnconfirmed]);
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) setOpenAt(undefined);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [open]);

  const name = member?.item.name ?? user?.displayName ?? user?.email ?? '';
  const count = unread > MAX_COUNT ? text('account.many', { count: MAX_COUNT }) : String(unread);
  const links = [
    ...(member ? [{ to: profilePath(member.item.username), label: text('account.profile') }] : []),
    { to: member === null ? memberPaths.welcome : memberPaths.editProfile, label: text('account.edit') },
    { to: memberPaths.work, label: text('account.work') },
    { to: memberPaths.saved, label: text('account.saved') },
    { to: memberPaths.notifications, label: text('account.notifications', { count: unread > 0 ? count : 'none' }) },
    { to: memberPaths.settings, label: text('account.settings') },
    ...roleLinks,
  ];
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- Escape closes the menu from each of its controls
    <div
      ref={container}
      className={styles['member']}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpenAt(undefined);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        className={styles['button']}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenAt(open ? undefined : key)}
      >
        <span className={visuallyHidden}>
          {text(unread > 0 ? 'account.open.unread' : 'account.open', { name, count, unread })}
        </span>
        <Portrait name={name} image={member?.item.profileImageUrl ?? null} />
        {unread > 0 ? (
          <span className={styles['count']} aria-hidden="true">
            {count}
          </span>
        ) : null}
      </button>
      <div id={id} className={styles['menu']} hidden={!open}>
        <p className={styles['name']} dir="auto">
          {name}
        </p>
        <ul>
          {links.map(({ to, label, ...link }) => (
            <li key={to}>
              <Link
                className={styles['entry']}
                to={to}
                reloadDocument={'isDocument' in link && link.isDocument}
                onClick={() => setOpenAt(undefined)}
              >
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button
              className={styles['entry']}
              type="button"
              onClick={() => void loadIdentity().then((identity) => identity.signOut())}
            >
              {text('account.signOut')}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}

/** Returns the links that the member's roles give access to. Reads the roles each time the menu opens, because a role may be new. */
function useRoleLinks(uid: string | undefined, isOpen: boolean, unread: boolean): readonly MenuLink[] {
  const config = useSiteConfig();
  const [links, setLinks] = useState<readonly MenuLink[]>([]);
  useEffect(() => {
    let isCurrent = true;
    if (uid !== undefined && isOpen)
      void import('./roleLinks')
        .then(({ readRoleLinks }) => readRoleLinks(config, { locale: currentLocale(), unread }))
        .then(
          (next) => {
            if (isCurrent) setLinks(next);
          },
          // If this fails, the menu shows no role links until it is opened again.
          () => undefined,
        );
    return () => {
      isCurrent = false;
    };
  }, [uid, isOpen, unread, config]);
  return links;
}

function Portrait({ name, image }: { name: string; image: string | null }) {
  if (image) return <img className={styles['portrait']} src={image} alt="" width={36} height={36} />;
  return (
    <span className={styles['portrait']} aria-hidden="true">
      {[...name.trim()][0]?.toLocaleUpperCase() ?? '·'}
    </span>
  );
}
