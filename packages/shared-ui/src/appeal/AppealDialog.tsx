import { type ReactNode, useId, useState } from 'react';
import { DialogForm } from '../dialog/DialogForm';
import { readText } from '../forms/readText';
import { TextArea } from '../forms/TextField';

interface AppealDialogProps {
  readonly title: string;
  readonly word: (name: 'why' | 'text' | 'missing' | 'tooLong' | 'send' | 'cancel') => string;
  readonly maxLength: number;
  /** Sends the appeal. Resolves to an error text or alert if it could not be sent, otherwise to nothing. */
  readonly onSend: (text: string) => Promise<ReactNode>;
  readonly onClose: () => void;
}

export function AppealDialog({ title, word, maxLength, onSend, onClose }: AppealDialogProps) {
  const id = useId();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<'missing' | 'tooLong'>();
  const [error, setError] = useState<ReactNode>();
  const send = async (form: HTMLFormElement) => {
    const text = readText(new FormData(form), 'text').trim();
    const { length } = [...text];
    const nextProblem = length === 0 ? 'missing' : length > maxLength ? 'tooLong' : undefined;
    setProblem(nextProblem);
    setError(undefined);
    if (nextProblem) {
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
