import { isolate } from '@adp/shared-ui/format';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OwnItem } from '../../api/ownItems';
import { editPath } from '../../paths';
import { useText } from '../../text';
import { ActButton } from './ActButton';
import styles from './Acts.module.css';
import { Confirm } from './Confirm';
import { OwnFault } from './OwnFault';
import { useOwnAct, type OnDone } from './useOwnAct';

interface OwnActionsProps {
  readonly item: OwnItem;
  readonly onDone: OnDone;
}

/** What the author can do with an item: change it, show it or take it out of sight, delete it. */
export function OwnActions({ item, onDone }: OwnActionsProps) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const { doing, fault, run } = useOwnAct(item, onDone);
  const { kind, id, status } = item;
  const title = isolate(item.title);
  const change = status === 'published' ? 'unpublished' : 'published';
  return (
    <div className={styles['acts']} role="group" aria-label={text('own.actions', { title })}>
      <Link className={styles['act']} to={editPath(kind, id)}>
        {text('own.edit')}
      </Link>
      <ActButton busy={doing === change} idle={doing !== undefined} onClick={() => void run(change)}>
        {text(`own.change.${status}`)}
      </ActButton>
      <ActButton busy={doing === 'deleted'} idle={doing !== undefined} onClick={() => setAsking(true)}>
        {text('own.delete')}
      </ActButton>
      {fault ? <OwnFault fault={fault} item={item} /> : null}
      {asking ? (
        <Confirm
          title={text('own.delete.sure', { title })}
          why={text(status === 'published' ? 'own.delete.why.published' : 'own.delete.why')}
          yes={text('own.delete.yes')}
          no={text('own.delete.no')}
          onYes={() => {
            setAsking(false);
            void run('deleted');
          }}
          onNo={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
