import { isMember, useSession } from '@adp/shared-auth';
import { isAtLeast, type RoleName } from '@adp/shared-data/roles';
import { PageHead } from '@adp/shared-ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { useGetRoleQuery } from '../store/adminApi';
import { useText } from '../text';
import styles from './AdminPage.module.css';
import { NoPermission, type RoleOfPage } from './NoPermission';
import { Failed, Rows, SignedOut } from './States';

/** The pages of the navigation, with the lowest role that may open each of them. */
const sections = {
  queue: 'reviewer',
  reports: 'reviewer',
  audit: 'reviewer',
  links: 'reviewer',
  roles: 'administrator',
  settings: 'administrator',
  usage: 'administrator',
  apps: 'administrator',
  emails: 'administrator',
  notices: 'administrator',
  redirects: 'administrator',
  import: 'administrator',
} as const satisfies Readonly<Record<Exclude<keyof typeof paths, 'item'>, RoleOfPage>>;

type Section = keyof typeof sections;

const sectionNames = Object.keys(sections) as readonly Section[];

interface AdminPageProps {
  readonly title: string;
  readonly purpose?: string;
  /** The lowest role that may open the page. A member without it sees an explanation; the security rules protect the data. */
  readonly needs: RoleOfPage;
  readonly children: (me: { readonly uid: string; readonly role: RoleName }) => ReactNode;
}

/** A page of the navigation. Its texts include `<section>.purpose`. */
export function SectionPage({ section, children }: Pick<AdminPageProps, 'children'> & { readonly section: Section }) {
  const text = useText();
  return (
    <AdminPage title={text(`nav.${section}`)} purpose={text(`${section}.purpose`)} needs={sections[section]}>
      {children}
    </AdminPage>
  );
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
      {sectionNames
        .filter((section) => isAtLeast(role, sections[section]))
        .map((section) => (
          <Link
            key={section}
            className={styles['section']}
            to={paths[section]}
            {...(paths[section] === pathname ? { 'aria-current': 'page' as const } : {})}
          >
            {text(`nav.${section}`)}
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
