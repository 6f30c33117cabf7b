import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../components/Button';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  /** The id of the element that describes the dialog. */
  readonly describedBy?: string;
  /** Also called by Escape and the phone's back gesture. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A native modal dialog, open while it is mounted. Focus starts at the element marked `data-initial-focus`, else at the
 * first control, and returns to the opener.
 */
export function Dialog({ title, describedBy, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect: its cleanup runs before the element is removed, so focus can still return.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    const first =
      dialog?.querySelector<HTMLElement>('[data-initial-focus]') ?? dialog?.querySelector<HTMLElement>('input, button');
    first?.focus();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles['dialog']}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={({ target }) => {
        // At once: the browser closes the dialog and returns focus before it tells, and Enter on the opener would be lost. A file
        // field within cancels, too.
        if (target === ref.current) onClose();
      }}
      onClose={() => {
        if (ref.current?.open === false) onClose();
      }}
    >
      <h2 id={titleId} className={styles['title']}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

/** The row of buttons at the end of a dialog. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={styles['buttons']}>{children}</div>;
}

interface ConfirmDialogProps {
  readonly title: string;
  /** What is lost. */
  readonly description: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  /** Also called by Escape and the phone's back gesture. */
  readonly onCancel: () => void;
}

/** Confirms an action that cannot be undone. Focus starts at the cancel button. */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const descriptionId = useId();
  return (
    <Dialog title={title} describedBy={descriptionId} onClose={onCancel}>
      <p id={descriptionId}>{description}</p>
      <DialogButtons>
        <Button onClick={onConfirm}>{confirmLabel}</Button>
        <Button quiet data-initial-focus onClick={onCancel}>
          {cancelLabel}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
