import { toAppError } from '@adp/shared-auth/app-error';
import { useState } from 'react';
import { Empty } from '../../components/LoadError';
import form from '../../components/Form.module.css';
import { useText } from '../../text';
import {
  type StoredSubscription,
  useChangeSubscriptionMutation,
  useFollowMutation,
  useUnfollowMutation,
} from '../../store/alertsApi';
import { toFailureText } from '../../lib/toFailureText';
import { SubscriptionRow } from './SubscriptionRow';
import styles from './Subscriptions.module.css';
import { useTopicName } from './useTopicName';

export function SubscriptionList({ subscriptions }: { readonly subscriptions: readonly StoredSubscription[] }) {
  const text = useText();
  const toTopicName = useTopicName();
  const [change, changing] = useChangeSubscriptionMutation();
  const [unfollow, unfollowing] = useUnfollowMutation();
  const [follow, following] = useFollowMutation();
  const [stopped, setStopped] = useState<StoredSubscription>();
  const error = [changing, unfollowing, following].find((mutation) => mutation.isError)?.error;
  const undo = async ({ uid, topic, frequency, channels, lang, state }: StoredSubscription) => {
    const usedIds = subscriptions.map(({ id }) => id);
    const result = await follow({ uid, topic, frequency, channels, lang, state, usedIds });
    if (!result.error) setStopped(undefined);
  };
  return (
    <section aria-labelledby="alerts-yours">
      <h2 id="alerts-yours" className={styles['title']}>
        {text('alerts.yours')}
      </h2>
      <div role="status">
        {error ? <p className={form['note']}>{text(toFailureText(toAppError(error).code))}</p> : null}
        {stopped ? (
          <p className={`${form['done'] ?? ''} ${styles['note'] ?? ''}`}>
            <span>{text('alerts.stopped', { topic: toTopicName(stopped.topic) })}</span>
            <button type="button" className={form['link']} onClick={() => void undo(stopped)}>
              {text('alerts.undo')}
            </button>
          </p>
        ) : null}
      </div>
      {subscriptions.length === 0 ? (
        <Empty title={text('alerts.none')}>
          <p>{text('alerts.none.why')}</p>
        </Empty>
      ) : (
        <ul className={styles['rows']}>
          {subscriptions.map((subscription) => (
            <SubscriptionRow
              key={subscription.id}
              subscription={subscription}
              onChange={(values) => void change({ id: subscription.id, ...values })}
              onStop={async () => {
                const result = await unfollow(subscription.id);
                if (!result.error) setStopped(subscription);
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
