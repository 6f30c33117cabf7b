import { isMember, useSession } from '@adp/shared-auth';
import { isAtLeast, type RoleName } from '@adp/shared-data/roles';
import { PageHead } from '@adp/shared-ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { useGetRoleQuery } from '../store/adminApi';
import { useText, type MessageId } from '../text';
import styles from './AdminPage.module.css';
import { NoPermission, type RoleOfPage } from './NoPermission';
import { Failed, Rows, SignedOut } from './States';

const sections = [
  { path: paths.queue, name: 'nav.queue', needs: 'reviewer' },
  { path: paths.reports, name: 'nav.reports', needs: 'reviewer' },
  { path: paths.audit, name: 'nav.audit', needs: 'reviewer' },
  { path: paths.links, name: 'nav.links', needs: 'reviewer' },
  { path: paths.roles, name: 'nav.roles', needs: 'administrator' },
  { path: paths.settings, name: 'nav.settings', needs: 'administrator' },
  { path: paths.usage, name: 'nav.usage', needs: 'administrator' },
  { path: paths.apps, name: 'nav.apps', needs: 'administrator' },
  { path: paths.emails, name: 'nav.emails', needs: 'administrator' },
  { path: paths.notices, name: 'nav.notices', needs: 'administrator' },
  { path: paths.redirects, name: 'nav.redirects', needs: 'administrator' },
  { path: paths.import, name: 'nav.import', needs: 'administrator' },
] as const satisfies readonly { readonly path: string; readonly name: MessageId; readonly needs: RoleOfPage }[];

interface AdminPageProps {
  readonly title: string;
  readonly purpose?: string;
  /** The lowest role that may open the page. A member without it sees an explanation; the security rules protect the data. */
  readonly needs: RoleOfPage;
  readonly children: (me: { readonly uid: string; readonly role: RoleName }) => ReactNode;
}

export function AdminPage({ title, purpose, needs, children }: AdminPageProps) {
  const text = useText();
  const session = useSession();
  const uid = isMember(session) ? session.user?.uid : undefined;
  return (
    <div className={styles['page']}>
      <PageHead title={title} site={text('site')}>
        {purpose}
      </PageHead>
      {uid === undefined ? (
        <SignedOut />
      ) : (
        <ForRole uid={uid} needs={needs}>
          {children}
        </ForRole>
      )}
    </div>
  );
}

function ForRole({ uid, needs, children }: Pick<AdminPageProps, 'needs' | 'children'> & { readonly uid: string }) {
  const { data: role, error, isFetching, refetch } = useGetRoleQuery(uid);
  if (error && role === undefined)
    return <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  if (role === undefined) return <Rows />;
  return (
    <>
      {isAtLeast(role, 'reviewer') ? <Sections role={role} /> : null}
      {isAtLeast(role, needs) ? children({ uid, role }) : <NoPermission uid={uid} needs={needs} />}
    </>
  );
}

function Sections({ role }: { readonly role: RoleName }) {
  const text = useText();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => showCurrent(nav.current), [pathname, role]);
  return (
    <nav ref={nav} className={styles['sections']} aria-label={text('nav')}>
      {sections
        .filter(({ needs }) => isAtLeast(role, needs))
        .map(({ path, name }) => (
          <Link
            key={path}
            className={styles['section']}
            to={path}
            {...(path === pathname ? { 'aria-current': 'page' as const } : {})}
          >
            {text(name)}
          </Link>
        ))}
    </nav>
  );
}

/** Scrolls the navigation so that the link of the current page is centered. Works in both text directions. */
function showCurrent(nav: HTMLElement | null): void {
  const current = nav?.querySelector('[aria-current]');
  if (!nav || !current) return;
  const getMiddle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  nav.scrollLeft += getMiddle(current) - getMiddle(nav);
}
