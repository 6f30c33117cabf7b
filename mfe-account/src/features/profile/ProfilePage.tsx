import { useSession } from '@adp/shared-auth';
import { Later, PageTitle, useOnline, useReload } from '@adp/shared-ui';
import { StaleNotice, useLastShown } from '@adp/shared-ui/lists';
import { stripDirectionMarks, formatDateTime } from '@adp/shared-ui/format';
import { useEffect } from 'react';
import { Link, useLoaderData, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { ProfileResult, VisibleProfile } from '../../api/ProfileResult';
import { LoadError } from '../../components/LoadError';
import page from '../../components/Page.module.css';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { paths } from '../../paths';
import { useText } from '../../text';
import { ProfileView } from './ProfileView';
import styles from './ProfilePage.module.css';

interface ProfilePageProps {
  /** Called if a late result requires a redirect or a 404. The caller must run the loader again. */
  readonly onReload: (username: string, result: ProfileResult) => void;
}

export function ProfilePage({ onReload }: ProfilePageProps) {
  const text = useText();
  const { username = '' } = useParams();
  const { value } = useLoaderData<{ readonly value: ProfileResult | Promise<ProfileResult> }>();
  return (
    <div className={page['page']}>
      <Link className={styles['up']} to={paths.people}>
        {text('people.title')}
      </Link>
      <Later key={username} value={value} fallback={<LoadingProfile />}>
        {(result) => <Result result={result} onReload={() => onReload(username, result)} />}
      </Later>
    </div>
  );
}

/** Falls back to the profile shown earlier in this visit, unless it was visible only to members. */
function Result({ result, onReload }: { readonly result: ProfileResult; readonly onReload: () => void }) {
  const { pathname } = useLocation();
  const shown = useLastShown(pathname, result.profile && result.viewer === undefined ? result : undefined);
  if (result.profile) return <LoadedProfile result={result} />;
  if (!('error' in result)) return <Reload onMount={onReload} />;
  return shown ? <LoadedProfile result={{ ...shown, error: result.error }} /> : <Failed code={result.error} />;
}

function LoadedProfile({ result }: { result: VisibleProfile }) {
  const text = useText();
  const { user, profile: mine } = useSession();
  const { isReloading, reload } = useReload();
  const isOnline = useOnline();
  const uid = user?.uid;
  const isOtherSession = result.viewer !== undefined && result.viewer !== uid;
  useEffect(() => {
    if (isOtherSession) reload();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each session that is refused
  }, [isOtherSession, uid]);
  if (isOtherSession) return <LoadingProfile />;
  const { profile, published, asOf, error } = result;
  // Prefer the session, which is updated first when the address is confirmed, even in another tab.
  const { unconfirmed } = mine ?? result;
  const hidden = result.removed ? 'removed' : unconfirmed && 'unconfirmed';
  return (
    <>
      <PageTitle page={stripDirectionMarks(profile.name)} site={text('site')} />
      <StaleNotice>{text('profile.asOf', { time: formatDateTime(asOf) })}</StaleNotice>
      {/* If the device is offline, the stale notice above already explains the error. */}
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

function LoadingProfile() {
  return (
    <div aria-busy="true">
      <Heading />
      <RowsSkeleton rows={3} />
    </div>
  );
}

function Failed({ code }: { code: NonNullable<VisibleProfile['error']> }) {
  const { isReloading, reload } = useReload();
  return (
    <>
      <Heading />
      <LoadError error={{ code }} isFetching={isReloading} onRetry={reload} />
    </>
  );
}

function Heading() {
  const text = useText();
  return (
    <>
      <PageTitle page={text('profile.title')} site={text('site')} />
      <h1 className={styles['coming']}>{text('profile.title')}</h1>
    </>
  );
}

/** Repeats the navigation, so that the loader responds with the 404 or the redirect. */
function Reload({ onMount }: { onMount: () => void }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    onMount();
    void navigate(pathname + search, { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return <LoadingProfile />;
}
