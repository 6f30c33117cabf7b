import { toAppError } from '@adp/shared-auth/app-error';
import { withStore } from '@adp/shared-store';
import { Button } from '@adp/shared-ui';
import { ConfirmDialog } from '@adp/shared-ui/dialog';
import { isolate } from '@adp/shared-ui/format';
import { useState } from 'react';
import { LoadError } from '../../components/LoadError';
import form from '../../components/Form.module.css';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { store } from '../../store/store';
import { useText } from '../../text';
import { useChangeAddressMutation, useGetAddressQuery } from '../../store/alertsApi';
import { toFailureText } from '../../lib/toFailureText';
import { AddressSettings } from './AddressSettings';
import { Done } from './Done';
import { ExportAddress } from './ExportAddress';
import { SubscriptionRow } from './SubscriptionRow';
import styles from './Subscriptions.module.css';

export const addressAlerts = () => Promise.resolve(withStore(store, AddressAlerts));

function AddressAlerts({ token }: { readonly token: string }) {
  const text = useText();
  const { data, error, isFetching, refetch } = useGetAddressQuery(token);
  const [change, { error: failure, isLoading, originalArgs, isSuccess }] = useChangeAddressMutation();
  const [isDeleting, setIsDeleting] = useState(false);
  if (isSuccess && originalArgs && 'forgotten' in originalArgs) return <Done>{text('alerts.token.forgotten')}</Done>;
  if (!data) {
    if (!error) return <RowsSkeleton rows={3} />;
    const { code, ...rest } = toAppError(error);
    if (code === 'denied' || code === 'not-found' || code === 'invalid')
      return (
        <div className={form['note']} role="alert">
          <h2 className={styles['title']}>{text('alerts.token.invalid')}</h2>
          <p>{text('alerts.token.invalid.why')}</p>
        </div>
      );
    return <LoadError error={{ code, ...rest }} isFetching={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <section aria-labelledby="alerts-address">
      <h2 id="alerts-address" className={styles['title']}>
        {text('alerts.token.of', { email: isolate(data.email) })}
      </h2>
      {data.state === 'stopped' ? <p className={form['note']}>{text('alerts.token.stoppedAddress')}</p> : null}
      <div role="status">
        {failure && !isLoading ? <p className={form['note']}>{text(toFailureText(toAppError(failure).code))}</p> : null}
      </div>
      {data.subscriptions.length === 0 ? <p>{text('alerts.none')}</p> : null}
      <ul className={styles['rows']}>
        {data.subscriptions.map((subscription) => (
          <SubscriptionRow
            key={subscription.id}
            subscription={subscription}
            onChange={(values) => void change({ token, id: subscription.id, ...values })}
            onStop={() => change({ token, id: subscription.id, deleted: true })}
          />
        ))}
      </ul>
      <AddressSettings token={token} stored={data} />
      <div className={form['buttons']}>
        <ExportAddress token={token} />
        <Button secondary onClick={() => setIsDeleting(true)}>
          {text('alerts.token.forget')}
        </Button>
      </div>
      {isDeleting ? (
        <ConfirmDialog
          title={text('alerts.token.forget')}
          description={text('alerts.token.forget.why')}
          confirmLabel={text('alerts.token.forget')}
          cancelLabel={text('alerts.token.keep')}
          onCancel={() => setIsDeleting(false)}
          onConfirm={() => {
            setIsDeleting(false);
            void change({ token, forgotten: true });
          }}
        />
      ) : null}
    </section>
  );
}
