import { isMember, loginPath, useSession } from '@adp/shared-auth';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ListSkeleton } from '../../components/states/ListSkeleton';
import { paths } from '../../paths';
import { useText } from '../../text';
import { AccountItems } from './AccountItems';
import type { StatusMessage } from './statusMessage';
import styles from './MyContent.module.css';
import { PageSection } from './PageSection';

/** What the member has in the account. Visitors read what stands here, and how to come to it. */
export function AccountSection() {
  const text = useText();
  const session = useSession();
  const uid = isMember(session) ? session.user?.uid : undefined;
  // Nothing that was said to one member is read by the next one.
  if (uid !== undefined) return <Account key={uid} uid={uid} />;
  return (
    <PageSection title={text('myContent.account')}>
      {session.status === 'restoring' ? <ListSkeleton rows={3} /> : <SignedOut />}
    </PageSection>
  );
}

function Account({ uid }: { uid: string }) {
  const text = useText();
  const [status, setStatus] = useState<StatusMessage>();
  return (
    <PageSection title={text('myContent.account')} status={status}>
      <AccountItems uid={uid} onStatus={setStatus} />
    </PageSection>
  );
}

function SignedOut() {
  const text = useText();
  return (
    <div className={styles['nothing']}>
      <p>{text('myContent.account.signedOut')}</p>
      <Link className={styles['link']} to={loginPath(paths.work)}>
        {text('myItems.signIn')}
      </Link>
    </div>
  );
}
