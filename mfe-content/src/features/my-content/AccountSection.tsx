import { isMember, loginPath, useSession } from '@adp/shared-auth';
import { useLoaded } from '@adp/shared-ui';
import { Link } from 'react-router-dom';
import { ListSkeleton } from '../../components/states/ListSkeleton';
import { LoadError } from '../../components/states/LoadError';
import { paths } from '../../paths';
import { useText } from '../../text';
import styles from './MyContent.module.css';
import { PageSection } from './PageSection';

/** Loads the section's content for members, together with the member's store. Visitors do not need this code. */
export const loadAccount = () => import(/* webpackChunkName: "my-account-items" */ './Account');

export function AccountSection() {
  const text = useText();
  const session = useSession();
  const uid = isMember(session) ? session.user?.uid : undefined;
  const { part, failed, retry } = useLoaded(loadAccount, uid !== undefined);
  // The key resets the state when the member changes, so that the next member sees no earlier status message.
  if (uid !== undefined && part) return <part.Account key={uid} uid={uid} />;
  const waiting = uid !== undefined || session.status === 'restoring';
  return (
    <PageSection title={text('myContent.account')}>
      {uid !== undefined && failed ? <LoadError code="unavailable" what="part" onRetry={retry} /> : null}
      {waiting && !failed ? <ListSkeleton rows={3} /> : null}
      {waiting ? null : <SignedOut />}
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
