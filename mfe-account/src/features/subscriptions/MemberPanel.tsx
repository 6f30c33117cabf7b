import type { SessionUser } from '@adp/shared-auth';
import { toAppError } from '@adp/shared-auth/app-error';
import type { Topic } from '@adp/shared-data/alerts';
import { withStore } from '@adp/shared-store';
import { Link } from 'react-router-dom';
import { LoadError } from '../../components/LoadError';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { paths } from '../../paths';
import { store } from '../../store/store';
import { useText } from '../../text';
import { useGetSubscriptionsQuery } from '../../store/alertsApi';
import { FollowAsMember } from './FollowAsMember';
import { SubscriptionList } from './SubscriptionList';
import styles from './Subscriptions.module.css';

interface MemberPanelProps {
  readonly user: SessionUser;
  readonly topic: Topic | undefined;
}

/** Loads the members' part of the page and the store with it. Only members download it. */
export const memberPanel = () => Promise.resolve(withStore(store, MemberPanel));

function MemberPanel({ user, topic }: MemberPanelProps) {
  const text = useText();
  const { uid } = user;
  const { data, error, isFetching, refetch } = useGetSubscriptionsQuery(uid);
  if (!data)
    return error ? (
      <LoadError error={toAppError(error)} isFetching={isFetching} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton rows={3} />
    );
  return (
    <>
      {topic ? <FollowAsMember key={JSON.stringify(topic)} user={user} topic={topic} subscriptions={data} /> : null}
      <SubscriptionList subscriptions={data} />
      <Link className={styles['link']} to={`${paths.settings}#notifications`}>
        {text('alerts.settings')}
      </Link>
    </>
  );
}
