import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { Button } from '../components/Button';
import { Dialog, DialogButtons } from './Dialog';
import styles from './DialogForm.module.css';

interface DialogFormProps {
  readonly title: string;
  /** What becomes of what is sent. */
  readonly description: string;
  /** Why it was not sent: words, or an alert of the app's own. */
  readonly error: ReactNode;
  readonly isSending: boolean;
  readonly sendLabel: string;
  readonly cancelLabel: string;
  readonly onSend: (form: HTMLFormElement) => void;
  readonly onClose: () => void;
  /** The fields; the browser holds them. */
  readonly children: ReactNode;
}

/** A short form in a dialog. It opens on public pages, too, which have no library for forms. */
export function DialogForm(props: DialogFormProps) {
  const { title, description, error, isSending, sendLabel, cancelLabel, onSend, onClose, children } = props;
  const id = useId();
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(event.currentTarget);
  };
  return (
    <Dialog title={title} describedBy={id} onClose={onClose}>
      <form className={styles['form']} noValidate onSubmit={submit}>
        <p id={id}>{description}</p>
        {children}
        {typeof error === 'string' ? (
          <p className={styles['error']} role="alert">
            {error}
          </p>
        ) : (
          error
        )}
        <DialogButtons>
          <Button type="submit" disabled={isSending}>
            {sendLabel}
          </Button>
          <Button quiet onClick={onClose}>
            {cancelLabel}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
