import { isMember, loginPath, useSession } from '@adp/shared-auth';
import { Link } from 'react-router-dom';
import { ListSkeleton } from '../../components/states/ListSkeleton';
import { paths } from '../../paths';
import { useText } from '../../text';
import { AccountItems } from './AccountItems';
import styles from './Work.module.css';
import { WorkSection } from './WorkSection';

/** What the member has in the account. Visitors read what stands here, and how to come to it. */
export function InAccount() {
  const text = useText();
  const session = useSession();
  const uid = isMember(session) ? session.user?.uid : undefined;
  return (
    <WorkSection title={text('work.account')}>
      {uid === undefined ? session.status === 'restoring' ? <ListSkeleton rows={3} /> : <SignedOut /> : null}
      {uid === undefined ? null : <AccountItems key={uid} uid={uid} />}
    </WorkSection>
  );
}

function SignedOut() {
  const text = useText();
  return (
    <div className={styles['nothing']}>
      <p>{text('work.account.signedOut')}</p>
      <Link className={styles['link']} to={loginPath(paths.work)}>
        {text('own.signIn')}
      </Link>
    </div>
  );
}
