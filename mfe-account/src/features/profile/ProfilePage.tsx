import { useSession } from '@adp/shared-auth';
import { PageTitle, useStored } from '@adp/shared-ui';
import { StaleNotice } from '@adp/shared-ui/lists';
import { stripDirectionMarks, formatDateTime } from '@adp/shared-ui/format';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { LoadError } from '../../components/LoadError';
import page from '../../components/Page.module.css';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { mayShow, openProfile, profileCache, readProfile } from './profileStore';
import { paths } from '../../paths';
import { useText } from '../../text';
import { ProfileView } from './ProfileView';
import styles from './ProfilePage.module.css';

/** The page of one member, in every state it can be in. */
export function ProfilePage() {
  const text = useText();
  const { username = '' } = useParams();
  const { user, profile: mine } = useSession();
  const uid = user?.uid;
  const state = useStored(profileCache, username);
  const refused = state !== undefined && !state.isFetching && !mayShow(state, uid);
  useEffect(() => {
    // Another session may see more, or less, also where it began or ended on the way.
    void openProfile(username);
  }, [username, uid, refused]);
  const shown = state && mayShow(state, uid) ? state : undefined;
  useElsewhere(shown?.profile === null || shown?.renamedTo !== undefined);
  const { profile, error, isFetching = true, asOf } = shown ?? {};
  // The session hears of the confirmation, in this tab or another.
  const { unconfirmed } = mine ?? shown ?? {};
  return (
    <div className={page['page']} aria-busy={isFetching && !profile}>
      <PageTitle page={profile ? stripDirectionMarks(profile.name) : text('profile.title')} site={text('site')} />
      <Link className={styles['up']} to={paths.people}>
        {text('people.title')}
      </Link>
      {asOf && profile ? <StaleNotice>{text('profile.asOf', { time: formatDateTime(asOf) })}</StaleNotice> : null}
      {profile ? (
        <ProfileView
          profile={profile}
          isMine={uid !== undefined && profile.uid === uid}
          isUnconfirmed={unconfirmed === true}
        />
      ) : (
        <>
          <h1 className={styles['coming']}>{text('profile.title')}</h1>
          {error ? (
            <LoadError error={error} isFetching={isFetching} onRetry={() => void readProfile(username)} />
          ) : (
            <RowsSkeleton rows={3} />
          )}
        </>
      )}
    </div>
  );
}

/** Where the page turns out to be another, or none, after it has shown: asks the router again, whose loader knows. */
function useElsewhere(elsewhere: boolean): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (elsewhere) void navigate(pathname + search, { replace: true });
  }, [elsewhere, navigate, pathname, search]);
}
