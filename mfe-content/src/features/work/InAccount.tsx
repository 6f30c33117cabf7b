import { isMember, loginPath, useSession } from '@adp/shared-auth';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ListSkeleton } from '../../components/states/ListSkeleton';
import { paths } from '../../paths';
import { useText } from '../../text';
import { AccountItems } from './AccountItems';
import type { Said } from './Said';
import styles from './Work.module.css';
import { WorkSection } from './WorkSection';

/** What the member has in the account. Visitors read what stands here, and how to come to it. */
export function InAccount() {
  const text = useText();
  const session = useSession();
  const uid = isMember(session) ? session.user?.uid : undefined;
  // Nothing that was said to one member is read by the next one.
  if (uid !== undefined) return <Account key={uid} uid={uid} />;
  return (
    <WorkSection title={text('work.account')}>
      {session.status === 'restoring' ? <ListSkeleton rows={3} /> : <SignedOut />}
    </WorkSection>
  );
}

function Account({ uid }: { uid: string }) {
  const text = useText();
  const [said, say] = useState<Said>();
  return (
    <WorkSection title={text('work.account')} said={said}>
      <AccountItems uid={uid} onSay={say} />
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
