import { type ReactNode, useId, useState } from 'react';
import { DialogForm } from '../dialog/DialogForm';
import { readText } from '../forms/readText';
import { TextArea } from '../forms/TextField';

interface AppealDialogProps {
  readonly title: string;
  /** The words of the app by their last part, such as `send`. */
  readonly word: (name: 'why' | 'text' | 'missing' | 'tooLong' | 'send' | 'cancel') => string;
  /** The most characters of the text. */
  readonly maxLength: number;
  /** Sends the appeal. Resolves to why it was not sent, in words or as an alert; to nothing where it was. */
  readonly onSend: (text: string) => Promise<ReactNode>;
  readonly onClose: () => void;
}

/** Where a member answers the removal of an item, or of the profile. */
export function AppealDialog({ title, word, maxLength, onSend, onClose }: AppealDialogProps) {
  const id = useId();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<'missing' | 'tooLong'>();
  const [error, setError] = useState<ReactNode>();
  const send = async (form: HTMLFormElement) => {
    const text = readText(new FormData(form), 'text').trim();
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
    <DialogForm
      title={title}
      error={error}
      isSending={isSending}
      onClose={onClose}
      description={word('why')}
      sendLabel={word('send')}
      cancelLabel={word('cancel')}
      onSend={(form) => void send(form)}
    >
      <TextArea id={id} name="text" label={word('text')} error={problem && word(problem)} data-initial-focus />
    </DialogForm>
  );
}
