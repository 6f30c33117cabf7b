import { Button } from '@adp/shared-ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../text';
import styles from './MarkAll.module.css';
import type { Marking } from './useMarking';

export function MarkAll({ marking, some }: { marking: Marking; some: boolean }) {
  const text = useText();
  const { isSaving, error, marked, undone } = marking;
  const all = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The undo button has been removed, so move focus to the "mark all" button.
    if (undone !== undefined) all.current?.focus({ preventScroll: true });
  }, [undone]);
  const unlessSaving = (work: () => Promise<void>) => () => {
    if (!isSaving) void work();
  };
  const status =
    marked !== undefined
      ? text('notifications.marked', { count: marked.length })
      : undone !== undefined
        ? text('notifications.undone', { count: undone })
        : '';
  return (
    <div className={styles['bar']}>
      {some ? (
        <Button ref={all} secondary aria-disabled={isSaving} onClick={unlessSaving(marking.markAll)}>
          {text(isSaving ? 'notifications.marking' : 'notifications.markAll')}
        </Button>
      ) : null}
      <p role="status">{status}</p>
      {marked && marked.length > 0 ? (
        <Button secondary aria-disabled={isSaving} onClick={unlessSaving(marking.undo)}>
          {text('notifications.undo')}
        </Button>
      ) : null}
      {error ? (
        <p className={styles['error']} role="alert">
          {text(error.code === 'offline' ? 'notifications.markError.offline' : 'notifications.markError')}
        </p>
      ) : null}
    </div>
  );
}
