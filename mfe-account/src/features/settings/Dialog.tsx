import { Button } from '@adp/shared-ui';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useText } from '../../text';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  /** Called by Escape and the phone's back gesture, too. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog of the browser's own, open as long as it stands there. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the element goes, or it could not give the keyboard back.
  useLayoutEffect(() => {
    const dialog = box.current;
    const opener = document.activeElement;
    dialog?.showModal();
    const first =
      dialog?.querySelector<HTMLElement>('[data-first]') ?? dialog?.querySelector<HTMLElement>('input, button');
    first?.focus();
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
      onClose={() => {
        if (!box.current?.open) onClose();
      }}
    >
      <h2 id={titleId} className={styles['title']}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

interface ConfirmProps {
  readonly title: string;
  readonly why: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be taken back. The keyboard begins at the way out. */
export function Confirm({ title, why, yes, onYes, onClose }: ConfirmProps) {
  const text = useText();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{why}</p>
      <div className={styles['buttons']}>
        <Button onClick={onYes}>{yes}</Button>
        <Button quiet data-first onClick={onClose}>
          {text('settings.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
