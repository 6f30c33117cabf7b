import { useId, useState } from 'react';
import { Button } from '../components/Button';
import { Dialog, DialogButtons } from '../dialog/Dialog';
import { DialogForm } from '../dialog/DialogForm';
import { readText } from '../forms/readText';
import { SelectField, SelectOptions } from '../forms/SelectField';
import { TextArea } from '../forms/TextField';

interface ReportInput {
  readonly reason: string;
  readonly text: string;
}

interface ReportDialogProps {
  readonly title: string;
  /** Returns a message of the app by the last part of its id, such as `send`. Messages for reasons are `reason.<reason>`. */
  readonly word: (name: string) => string;
  readonly reasons: readonly string[];
  readonly maxLength: number;
  readonly onSend: (report: ReportInput) => Promise<string | undefined>;
  readonly onClose: () => void;
}

type State = 'open' | 'sending' | 'sent';

export function ReportDialog({ title, word, reasons, maxLength, onSend, onClose }: ReportDialogProps) {
  const id = useId();
  const [state, setState] = useState<State>('open');
  const [isMissing, setMissing] = useState(false);
  const [error, setError] = useState<string>();
  const send = async (form: HTMLFormElement) => {
    const values = new FormData(form);
    const [reason, text] = ['reason', 'text'].map((name) => readText(values, name).trim());
    setMissing(!reason);
    setError(undefined);
    if (!reason) {
      form.querySelector('select')?.focus();
      return;
    }
    setState('sending');
    const refusal = await onSend({ reason, text: text ?? '' });
    setError(refusal);
    setState(refusal === undefined ? 'sent' : 'open');
  };
  if (state === 'sent')
    return (
      <Dialog title={title} onClose={onClose}>
        <p role="status">{word('done')}</p>
        <DialogButtons>
          <Button onClick={onClose}>{word('close')}</Button>
        </DialogButtons>
      </Dialog>
    );
  return (
    <DialogForm
      title={title}
      error={error}
      onClose={onClose}
      isSending={state === 'sending'}
      description={word('dialog.why')}
      sendLabel={word(state === 'sending' ? 'sending' : 'send')}
      cancelLabel={word('cancel')}
      onSend={(form) => void send(form)}
    >
      <SelectField
        id={`${id}-reason`}
        name="reason"
        label={word('reason')}
        error={isMissing ? word('reason.missing') : undefined}
        data-initial-focus
        required
        defaultValue=""
      >
        <option value="">{word('reason.choose')}</option>
        <SelectOptions values={reasons} getName={(reason) => word(`reason.${reason}`)} />
      </SelectField>
      <TextArea id={`${id}-text`} name="text" label={word('text')} maxLength={maxLength} rows={4} />
    </DialogForm>
  );
}
