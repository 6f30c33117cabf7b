import { Button } from '@adp/shared-ui';
import { useId, useLayoutEffect, useRef } from 'react';
import styles from './Confirm.module.css';

interface ConfirmProps {
  readonly title: string;
  /** What is lost. */
  readonly why: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  /** Called by Escape and the phone's back gesture, too. */
  readonly onNo: () => void;
}

/** Asks before something that cannot be taken back, as long as it stands there. The keyboard begins at the way out. */
export function Confirm({ title, why, yes, no, onYes, onNo }: ConfirmProps) {
  const box = useRef<HTMLDialogElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const [titleId, whyId] = [useId(), useId()];
  // Before the element goes, or it could not give the keyboard back.
  useLayoutEffect(() => {
    const dialog = box.current;
    const opener = document.activeElement;
    dialog?.showModal();
    safe.current?.focus();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      className={styles['dialog']}
      aria-labelledby={titleId}
      aria-describedby={whyId}
      onClose={() => {
        if (!box.current?.open) onNo();
      }}
    >
      <h2 id={titleId} className={styles['title']}>
        {title}
      </h2>
      <p id={whyId}>{why}</p>
      <div className={styles['buttons']}>
        <Button onClick={onYes}>{yes}</Button>
        <Button ref={safe} quiet onClick={onNo}>
          {no}
        </Button>
      </div>
    </dialog>
  );
}
