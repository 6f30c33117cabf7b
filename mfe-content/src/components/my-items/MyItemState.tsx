import { useLoaded } from '@adp/shared-ui';
import { formatDateTime, isolate } from '@adp/shared-ui/format';
import { useState } from 'react';
import type { ItemState } from '../../api/readItemState';
import type { MyItem } from '../../api/myItems';
import { useGetItemStateQuery } from '../../store/memberApi';
import { useText } from '../../text';
import { LoadError } from '../states/LoadError';
import { ActionButton } from './ActionButton';
import styles from './Actions.module.css';

/** Details of an item's status for its author: reason, time of publication, or result of an appeal. */
export function MyItemState({ item }: { item: MyItem }) {
  const text = useText();
  if (item.status === 'in_review') return <p className={styles['state']}>{text('myItems.state.in_review')}</p>;
  return ['returned', 'removed', 'scheduled'].includes(item.status) ? <StoredState item={item} /> : null;
}

function StoredState({ item }: { item: MyItem }) {
  const text = useText();
  const { kind, id, status } = item;
  const { data: state, isError, refetch } = useGetItemStateQuery({ kind, id, status });
  if (isError)
    return (
      <p className={styles['state']}>
        <span>{`${text('myItems.state.failed')} `}</span>
        <ActionButton onClick={() => void refetch()}>{text('myItems.state.retry')}</ActionButton>
      </p>
    );
  if (!state) return null;
  const { reason, publishAt } = state;
  return (
    <>
      {publishAt ? (
        <p className={styles['state']}>{text('myItems.state.scheduled', { time: formatDateTime(publishAt) })}</p>
      ) : null}
      {reason ? (
        <p className={styles['state']} data-decision={status} dir="auto">
          {text('myItems.state.reason', { reason: isolate(reason) })}
        </p>
      ) : null}
      {status === 'removed' ? <Appeal item={item} appeal={state.appeal} /> : null}
    </>
  );
}

/** Loads the dialog separately, because few authors need the form and its library. */
const loadDialog = () => import(/* webpackChunkName: "appeal" */ './AppealDialog');

const focus = (element: HTMLElement | null) => element?.focus();

function Appeal({ item, appeal }: { item: MyItem; appeal: ItemState['appeal'] }) {
  const text = useText();
  const [dialog, setDialog] = useState<'open' | 'closed'>();
  const { part, failed, retry } = useLoaded(loadDialog, dialog === 'open');
  if (appeal) {
    const reason = appeal.status === 'refused' ? appeal.decisionReason : undefined;
    return (
      // The focused button disappears after sending, so move focus here.
      <p ref={dialog && focus} tabIndex={-1} className={styles['state']} dir="auto">
        {reason
          ? text('myItems.appeal.refused.why', { reason: isolate(reason) })
          : text(`myItems.appeal.${appeal.status}`)}
      </p>
    );
  }
  return (
    <>
      <p className={styles['appeal']}>
        <ActionButton onClick={() => setDialog('open')}>{text('myItems.appeal')}</ActionButton>
      </p>
      {failed ? <LoadError code="unavailable" what="part" onRetry={retry} /> : null}
      {dialog === 'open' && part ? <part.AppealDialog item={item} onClose={() => setDialog('closed')} /> : null}
    </>
  );
}
