import { useSession } from '@adp/shared-auth';
import { Later, PageTitle, useOnline, useReload } from '@adp/shared-ui';
import { StaleNotice, useLastShown } from '@adp/shared-ui/lists';
import { stripDirectionMarks, formatDateTime } from '@adp/shared-ui/format';
import { useEffect } from 'react';
import { Link, useLoaderData, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { FoundProfile, ShownProfile } from '../../api/FoundProfile';
import { LoadError } from '../../components/LoadError';
import page from '../../components/Page.module.css';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { paths } from '../../paths';
import { useText } from '../../text';
import { ProfileView } from './ProfileView';
import styles from './ProfilePage.module.css';

interface ProfilePageProps {
  /** Called where the page turns out to be another, or none, after it has shown; then the loader is run again. */
  readonly onElsewhere: (username: string, found: FoundProfile) => void;
}

/** The page of one member, in every state it can be in. */
export function ProfilePage({ onElsewhere }: ProfilePageProps) {
  const text = useText();
  const { username = '' } = useParams();
  const { value } = useLoaderData<{ readonly value: FoundProfile | Promise<FoundProfile> }>();
  return (
    <div className={page['page']}>
      <Link className={styles['up']} to={paths.people}>
        {text('people.title')}
      </Link>
      <Later key={username} value={value} fallback={<Coming />}>
        {(found) => <Found found={found} onElsewhere={() => onElsewhere(username, found)} />}
      </Later>
    </div>
  );
}

interface FoundProps {
  readonly found: FoundProfile;
  readonly onElsewhere: () => void;
}

/** The profile as it was loaded or, if that failed, as this visit has shown it before, unless only a member may see it. */
function Found({ found, onElsewhere }: FoundProps) {
  const { pathname } = useLocation();
  const shown = useLastShown(pathname, found.profile && found.viewer === undefined ? found : undefined);
  if (found.profile) return <Shown found={found} />;
  if (!('error' in found)) return <Elsewhere onMount={onElsewhere} />;
  return shown ? <Shown found={{ ...shown, error: found.error }} /> : <Failed code={found.error} />;
}

/** A profile, to whoever it was read for. */
function Shown({ found }: { found: ShownProfile }) {
  const text = useText();
  const { user, profile: mine } = useSession();
  const { isReloading, reload } = useReload();
  const isOnline = useOnline();
  const uid = user?.uid;
  const isRefused = found.viewer !== undefined && found.viewer !== uid;
  useEffect(() => {
    // Another session may see more, or less.
    if (isRefused) reload();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each session that is refused
  }, [isRefused, uid]);
  if (isRefused) return <Coming />;
  const { profile, published, asOf, error } = found;
  // The session hears of the confirmation, in this tab or another.
  const { unconfirmed } = mine ?? found;
  const hidden = found.removed ? 'removed' : unconfirmed && 'unconfirmed';
  return (
    <>
      <PageTitle page={stripDirectionMarks(profile.name)} site={text('site')} />
      <StaleNotice>{text('profile.asOf', { time: formatDateTime(asOf) })}</StaleNotice>
      {/* Offline, the notice above is enough. */}
      {error && isOnline ? <LoadError error={{ code: error }} isFetching={isReloading} onRetry={reload} /> : null}
      <ProfileView
        profile={profile}
        published={published}
        isMine={uid !== undefined && profile.uid === uid}
        hidden={hidden}
      />
    </>
  );
}

function Coming() {
  return (
    <div aria-busy="true">
      <Heading />
      <RowsSkeleton rows={3} />
    </div>
  );
}

function Failed({ code }: { code: NonNullable<ShownProfile['error']> }) {
  const { isReloading, reload } = useReload();
  return (
    <>
      <Heading />
      <LoadError error={{ code }} isFetching={isReloading} onRetry={reload} />
    </>
  );
}

/** The heading of a page that has no name yet. */
function Heading() {
  const text = useText();
  return (
    <>
      <PageTitle page={text('profile.title')} site={text('site')} />
      <h1 className={styles['coming']}>{text('profile.title')}</h1>
    </>
  );
}

/** In the place of a profile that is none, or has another name: navigates again, and the loader answers. */
function Elsewhere({ onMount }: { onMount: () => void }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    onMount();
    void navigate(pathname + search, { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return <Coming />;
}
