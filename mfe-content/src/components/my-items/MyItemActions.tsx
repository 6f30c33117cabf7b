import { rememberChange } from '@adp/shared-data/client';
import { ConfirmDialog } from '@adp/shared-ui/dialog';
import { isolate } from '@adp/shared-ui/format';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MyItem, MyItemEvent } from '../../api/myItems';
import { editPath, historyHash, translatePath } from '../../paths';
import { type MyItemsList, useChangeMyItemMutation, useGetPublishingQuery } from '../../store/memberApi';
import { useText, type MessageId } from '../../text';
import { needsReview, type Publishing } from '../../api/publishing';
import { ActionButton } from './ActionButton';
import styles from './Actions.module.css';
import { MyItemError } from './MyItemError';

interface MyItemActionsProps {
  readonly item: MyItem;
  readonly list?: MyItemsList;
  /** Called after a change, before the open page reads its data again, so that the caller can navigate away first. */
  readonly onDone: (event: MyItemEvent, item: MyItem) => void | Promise<void>;
}

export function MyItemActions({ item, list, onDone }: MyItemActionsProps) {
  const text = useText();
  const [confirming, setConfirming] = useState(false);
  const [changeMyItem, { isLoading, error, originalArgs }] = useChangeMyItemMutation();
  const { kind, id, status } = item;
  const title = isolate(item.title);
  const { data: publishing } = useGetPublishingQuery(item.uid);
  const links = [
    ['edit', editPath(kind, id)],
    ['translate', translatePath(kind, id)],
    ['history', editPath(kind, id) + historyHash],
  ] as const;
  const next = getNextStep(item, publishing);
  const pending = isLoading ? originalArgs?.event : undefined;
  const run = async (event: MyItemEvent) => {
    const result = await changeMyItem({ item, event, list });
    if (result.error) return;
    rememberChange();
    await onDone(event, item);
  };
  return (
    <div className={styles['actions']} role="group" aria-label={text('myItems.actions', { title })}>
      {status === 'removed'
        ? null
        : links.map(([name, to]) => (
            <Link key={name} className={styles['action']} to={to}>
              {text(`myItems.${name}`)}
            </Link>
          ))}
      {next ? (
        <ActionButton isPending={pending === next.event} isDisabled={isLoading} onClick={() => void run(next.event)}>
          {text(next.label)}
        </ActionButton>
      ) : null}
      <ActionButton isPending={pending === 'deleted'} isDisabled={isLoading} onClick={() => setConfirming(true)}>
        {text('myItems.delete')}
      </ActionButton>
      {error && !isLoading ? <MyItemError code={'code' in error ? error.code : undefined} item={item} /> : null}
      {confirming ? (
        <ConfirmDialog
          title={text('myItems.delete.sure', { title })}
          description={text(status === 'published' ? 'myItems.delete.why.published' : 'myItems.delete.why')}
          confirmLabel={text('myItems.delete.yes')}
          cancelLabel={text('myItems.delete.no')}
          onConfirm={() => {
            setConfirming(false);
            void run('deleted');
          }}
          onCancel={() => setConfirming(false)}
        />
      ) : null}
    </div>
  );
}

interface NextStep {
  readonly event: MyItemEvent;
  readonly label: MessageId;
}

const steps = {
  in_review: { event: 'withdrawn', label: 'myItems.change.in_review' },
  scheduled: { event: 'withdrawn', label: 'myItems.change.scheduled' },
  published: { event: 'unpublished', label: 'myItems.change.published' },
} as const satisfies Readonly<Record<string, NextStep>>;

/** Returns the author's next step; none for a removed item. While the settings are unknown, a draft can be published. */
function getNextStep(
  { status, programme }: Pick<MyItem, 'status' | 'programme'>,
  publishing: Publishing | null | undefined,
): NextStep | undefined {
  if (status === 'removed') return undefined;
  if (status === 'returned')
    // If the site no longer has review, the item can be published like any draft.
    return publishing === null ? steps.scheduled : { event: 'submitted', label: 'myItems.submitAgain' };
  if (status !== 'draft' && status !== 'archived') return steps[status];
  if (needsReview(publishing, programme)) return { event: 'submitted', label: 'myItems.submit' };
  return { event: 'published', label: `myItems.change.${status}` };
}
