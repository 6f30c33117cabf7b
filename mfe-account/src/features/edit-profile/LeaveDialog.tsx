import { Button } from '@adp/shared-ui';
import { useEffect, useId, useRef } from 'react';
import formStyles from '../../components/Form.module.css';
import type { useLeaveWarning } from './useLeaveWarning';
import { useText } from '../../text';
import styles from './LeaveDialog.module.css';

/** Asks before the page is left with something unsaved, which the device keeps either way. */
export function LeaveDialog({ blocker }: { blocker: ReturnType<typeof useLeaveWarning> }) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { state } = blocker;
  useEffect(() => {
    if (state === 'blocked') dialog.current?.showModal();
    else dialog.current?.close();
  }, [state]);
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={titleId} onCancel={() => blocker.reset?.()}>
      <h2 id={titleId}>{text('edit.leave')}</h2>
      <p>{text('edit.leave.text')}</p>
      <div className={formStyles['buttons']}>
        <Button onClick={() => blocker.reset?.()}>{text('edit.leave.stay')}</Button>
        <Button quiet onClick={() => blocker.proceed?.()}>
          {text('edit.leave.go')}
        </Button>
      </div>
    </dialog>
  );
}
