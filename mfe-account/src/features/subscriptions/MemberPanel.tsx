import type { SessionUser } from '@adp/shared-auth';
import { toAppError } from '@adp/shared-auth/app-error';
import type { Topic } from '@adp/shared-data/alerts';
import { withStore } from '@adp/shared-store';
import { LoadError } from '../../components/LoadError';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { store } from '../../store/store';
import { useGetSubscriptionsQuery } from './alertsApi';
import { EmailSettings } from './EmailSettings';
import { FollowAsMember } from './FollowAsMember';
import { SubscriptionList } from './SubscriptionList';

interface MemberPanelProps {
  readonly user: SessionUser;
  readonly topic: Topic | undefined;
}

/** Loads the members' part of the page and the store with it. Only members download it. */
export const memberPanel = () => Promise.resolve(withStore(store, MemberPanel));

function MemberPanel({ user, topic }: MemberPanelProps) {
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
      <EmailSettings uid={uid} />
    </>
  );
}
