import { isMember, useSession } from '@adp/shared-auth';
import { useSearchParams } from 'react-router-dom';
import page from '../../components/Page.module.css';
import { PageHead } from '../../components/PageHead';
import { SignedOut } from '../../components/SignedOut';
import { useText } from '../../text';
import { readQuery } from './query';
import { NotificationFilters } from './NotificationFilters';
import { NotificationList } from './NotificationList';

export function NotificationsPage() {
  const text = useText();
  const [params] = useSearchParams();
  const session = useSession();
  const query = readQuery(params);
  const uid = isMember(session) ? session.user?.uid : undefined;
  return (
    <div className={page['page']}>
      <PageHead title={text('notifications.title')}>
        <p>{text('notifications.purpose')}</p>
      </PageHead>
      {uid === undefined ? (
        <SignedOut />
      ) : (
        <div className={page['columns']}>
          <NotificationFilters query={query} />
          <NotificationList uid={uid} query={query} />
        </div>
      )}
    </div>
  );
}
