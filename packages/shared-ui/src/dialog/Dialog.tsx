import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../components/Button';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly describedBy?: string;
  /** Called when the user closes the dialog, including by Escape or the phone's back gesture. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Native modal dialog, open while mounted. Focuses `data-initial-focus` or the first control, and returns the focus on closing. */
export function Dialog({ title, describedBy, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Use a layout effect, because its cleanup runs before the element is removed, while focus can still return.
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
        // Close on `cancel`, because after the later `close` event, Enter on the opener would be lost. File fields in
        // the dialog also emit `cancel`.
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

export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={styles['buttons']}>{children}</div>;
}

interface ConfirmDialogProps {
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Dialog that asks the user to confirm an action that cannot be undone. The cancel button receives focus. */
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
        <Button secondary data-initial-focus onClick={onCancel}>
          {cancelLabel}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
