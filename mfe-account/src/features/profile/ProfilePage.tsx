import { useSession } from '@adp/shared-auth';
import { PageTitle } from '@adp/shared-ui';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { Fault } from '../../components/Fault';
import page from '../../components/Page.module.css';
import { Rows } from '../../components/Rows';
import { AsOf } from '../../lib/people/AsOf';
import { unturned } from '../../lib/people/isolated';
import { mayShow, openProfile, profileMemory, readProfile } from '../../lib/people/profileStore';
import { useKept } from '../../lib/people/useKept';
import { paths } from '../../paths';
import { useText } from '../../text';
import { ProfileView } from './ProfileView';
import styles from './ProfilePage.module.css';

/** The page of one member, in every state it can be in. */
export function ProfilePage() {
  const text = useText();
  const { username = '' } = useParams();
  const uid = useSession().user?.uid;
  const state = useKept(profileMemory, username);
  const refused = state !== undefined && !state.busy && !mayShow(state, uid);
  useEffect(() => {
    // Another session may see more, or less, also where it began or ended on the way.
    void openProfile(username);
  }, [username, uid, refused]);
  const shown = state && mayShow(state, uid) ? state : undefined;
  useElsewhere(shown?.profile === null || shown?.renamedTo !== undefined);
  const { profile, fault, busy = true, asOf } = shown ?? {};
  return (
    <div className={page['page']} aria-busy={busy && !profile}>
      <PageTitle page={profile ? unturned(profile.name) : text('profile.title')} site={text('site')} />
      <Link className={styles['up']} to={paths.people}>
        {text('people.title')}
      </Link>
      {asOf && profile ? <AsOf asOf={asOf} words={(time) => text('profile.asOf', { time })} /> : null}
      {profile ? (
        <ProfileView profile={profile} own={uid !== undefined && profile.uid === uid} />
      ) : (
        <>
          <h1 className={styles['coming']}>{text('profile.title')}</h1>
          {fault ? <Fault fault={fault} busy={busy} onRetry={() => void readProfile(username)} /> : <Rows rows={3} />}
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
