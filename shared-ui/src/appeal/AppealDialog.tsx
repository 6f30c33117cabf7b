import { type ReactNode, useId, useState, type SyntheticEvent } from 'react';
import { Button } from '../components/Button';
import { Dialog, DialogButtons } from '../dialog/Dialog';
import { TextArea } from '../forms/TextField';

interface AppealDialogProps {
  readonly title: string;
  /** The words of the app by their last part, such as `send`. */
  readonly word: (name: 'why' | 'text' | 'missing' | 'tooLong' | 'send' | 'cancel') => string;
  /** The most characters of the text. */
  readonly maxLength: number;
  /** Sends the appeal. Resolves to why it was not sent, as it is shown; to nothing where it was. */
  readonly onSend: (text: string) => Promise<ReactNode>;
  readonly onClose: () => void;
}

/** Where a member answers the removal of an item, or of the profile. The browser holds its one field, as in a report. */
export function AppealDialog({ title, word, maxLength, onSend, onClose }: AppealDialogProps) {
  const id = useId();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<'missing' | 'tooLong'>();
  const [error, setError] = useState<ReactNode>();
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text') ?? '').trim();
    const { length } = [...text];
    const found = length === 0 ? 'missing' : length > maxLength ? 'tooLong' : undefined;
    setProblem(found);
    setError(undefined);
    if (found) {
      form.querySelector('textarea')?.focus();
      return;
    }
    setSending(true);
    const refusal = await onSend(text);
    setSending(false);
    if (refusal) setError(refusal);
    else onClose();
  };
  return (
    <Dialog title={title} describedBy={id} onClose={onClose}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <p id={id}>{word('why')}</p>
        <TextArea
          id={`${id}-text`}
          name="text"
          label={word('text')}
          error={problem && word(problem)}
          data-initial-focus
        />
        {error}
        <DialogButtons>
          <Button type="submit" disabled={isSending}>
            {word('send')}
          </Button>
          <Button quiet onClick={onClose}>
            {word('cancel')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
