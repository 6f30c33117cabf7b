import { Button } from '@adp/shared-ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../text';
import styles from './MarkAll.module.css';
import type { Marking } from './useMarking';

/** Marks all as read, says what was marked, and offers to undo it. */
export function MarkAll({ marking, some }: { marking: Marking; some: boolean }) {
  const text = useText();
  const { busy, fault, marked, undone } = marking;
  const all = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: the keyboard stays beside it.
    if (undone !== undefined) all.current?.focus({ preventScroll: true });
  }, [undone]);
  const unlessBusy = (work: () => Promise<void>) => () => {
    if (!busy) void work();
  };
  const said =
    marked !== undefined
      ? text('notifications.marked', { count: marked.length })
      : undone !== undefined
        ? text('notifications.undone', { count: undone })
        : '';
  return (
    <div className={styles['bar']}>
      {some ? (
        <Button ref={all} quiet aria-disabled={busy} onClick={unlessBusy(marking.all)}>
          {text(busy ? 'notifications.marking' : 'notifications.markAll')}
        </Button>
      ) : null}
      <p role="status">{said}</p>
      {marked && marked.length > 0 ? (
        <Button quiet aria-disabled={busy} onClick={unlessBusy(marking.undo)}>
          {text('notifications.undo')}
        </Button>
      ) : null}
      {fault ? (
        <p className={styles['fault']} role="alert">
          {text(fault === 'offline' ? 'notifications.markFault.offline' : 'notifications.markFault')}
        </p>
      ) : null}
    </div>
  );
}
