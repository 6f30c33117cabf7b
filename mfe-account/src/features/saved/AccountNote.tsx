import { loginPath } from '@adp/shared-auth';
import { useLoaded } from '@adp/shared-ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { LoadError } from '../../components/LoadError';
import { paths, withNext } from '../../paths';
import { useText } from '../../text';
import type { AccountStatus } from './AccountStatus';
import styles from './SavedPage.module.css';

const loadMemberPanel = async () =>
  (await import(/* webpackChunkName: "saved-member" */ './MemberPanel')).memberPanel();

interface AccountNoteProps {
  readonly uid: string | undefined;
  readonly onStatus: (status: AccountStatus) => void;
}

export function AccountNote({ uid, onStatus }: AccountNoteProps) {
  const text = useText();
  const { part: MemberPanel, failed, retry } = useLoaded(loadMemberPanel, uid !== undefined);
  useEffect(() => {
    if (failed) onStatus('failed');
  }, [failed, onStatus]);
  if (uid !== undefined) {
    if (failed) return <LoadError error={{ code: 'unavailable' }} onRetry={retry} />;
    return MemberPanel ? <MemberPanel uid={uid} onStatus={onStatus} /> : null;
  }
  return (
    <section className={styles['panel']} aria-labelledby="saved-account">
      <h2 id="saved-account" className={styles['panelTitle']}>
        {text('saved.account')}
      </h2>
      <p className={styles['why']}>{text('saved.account.why')}</p>
      <p className={styles['buttons']}>
        <Link className={styles['way']} to={loginPath(paths.saved)}>
          {text('signedOut.signIn')}
        </Link>
        <Link className={styles['way']} to={withNext(paths.signUp, paths.saved)}>
          {text('saved.account.create')}
        </Link>
      </p>
    </section>
  );
}
