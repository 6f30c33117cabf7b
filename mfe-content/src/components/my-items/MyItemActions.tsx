import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MyItem } from '../../api/myItems';
import { editPath } from '../../paths';
import { useText } from '../../text';
import { ActionButton } from './ActionButton';
import styles from './Actions.module.css';
import { Confirm } from './Confirm';
import { isolate } from '@adp/shared-ui/format';
import { MyItemError } from './MyItemError';
import { useMyItemAction, type OnDone } from './useMyItemAction';

interface MyItemActionsProps {
  readonly item: MyItem;
  readonly onDone: OnDone;
}

/** What the author can do with an item: change it, show it or take it out of sight, delete it. */
export function MyItemActions({ item, onDone }: MyItemActionsProps) {
  const text = useText();
  const [confirming, setConfirming] = useState(false);
  const { doing, error, run } = useMyItemAction(item, onDone);
  const { kind, id, status } = item;
  const title = isolate(item.title);
  const change = status === 'published' ? 'unpublished' : 'published';
  return (
    <div className={styles['actions']} role="group" aria-label={text('myItems.actions', { title })}>
      <Link className={styles['action']} to={editPath(kind, id)}>
        {text('myItems.edit')}
      </Link>
      <ActionButton isPending={doing === change} isDisabled={doing !== undefined} onClick={() => void run(change)}>
        {text(`myItems.change.${status}`)}
      </ActionButton>
      <ActionButton
        isPending={doing === 'deleted'}
        isDisabled={doing !== undefined}
        onClick={() => setConfirming(true)}
      >
        {text('myItems.delete')}
      </ActionButton>
      {error ? <MyItemError code={error} item={item} /> : null}
      {confirming ? (
        <Confirm
          title={text('myItems.delete.sure', { title })}
          why={text(status === 'published' ? 'myItems.delete.why.published' : 'myItems.delete.why')}
          yes={text('myItems.delete.yes')}
          no={text('myItems.delete.no')}
          onYes={() => {
            setConfirming(false);
            void run('deleted');
          }}
          onNo={() => setConfirming(false)}
        />
      ) : null}
    </div>
  );
}
