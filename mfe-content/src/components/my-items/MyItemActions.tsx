import { rememberChange } from '@adp/shared-data';
import { ConfirmDialog } from '@adp/shared-ui/dialog';
import { isolate } from '@adp/shared-ui/format';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { invalidatePublic } from '../../api/invalidatePublic';
import type { MyItem } from '../../api/myItems';
import { editPath } from '../../paths';
import { type MyItemEvent, type MyItemsList, useChangeMyItemMutation } from '../../store/memberApi';
import { useText } from '../../text';
import { ActionButton } from './ActionButton';
import styles from './Actions.module.css';
import { MyItemError } from './MyItemError';

interface MyItemActionsProps {
  readonly item: MyItem;
  /** The list that shows the item. */
  readonly list?: MyItemsList;
  /** Called after a change, and awaited before the public pages' data is invalidated. */
  readonly onDone: (event: MyItemEvent, item: MyItem) => void | Promise<void>;
}

/** The actions of an item's author: edit, publish or unpublish, delete. */
export function MyItemActions({ item, list, onDone }: MyItemActionsProps) {
  const text = useText();
  const [confirming, setConfirming] = useState(false);
  const [changeMyItem, { isLoading, error, originalArgs }] = useChangeMyItemMutation();
  const { kind, id, status } = item;
  const title = isolate(item.title);
  const toggle = status === 'published' ? 'unpublished' : 'published';
  const pending = isLoading ? originalArgs?.event : undefined;
  const run = async (event: MyItemEvent) => {
    const result = await changeMyItem({ item, event, list });
    if (result.error) return;
    rememberChange();
    // The page that shows the item is left first, or it would have nothing to show.
    await onDone(event, item);
    invalidatePublic();
  };
  return (
    <div className={styles['actions']} role="group" aria-label={text('myItems.actions', { title })}>
      <Link className={styles['action']} to={editPath(kind, id)}>
        {text('myItems.edit')}
      </Link>
      <ActionButton isPending={pending === toggle} isDisabled={isLoading} onClick={() => void run(toggle)}>
        {text(`myItems.change.${status}`)}
      </ActionButton>
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
