import { mailForm, type MailStatus } from '@adp/shared-data/review';
import { Form, RadioGroup, toResolver } from '@adp/shared-ui/forms';
import { Controller, useForm } from 'react-hook-form';
import { ReasonField } from '../../components/ReasonField';
import { SaveButton } from '../../components/SaveButton';
import { toReasonMessage } from '../../lib/reason';
import { useSaveEmailsMutation } from '../../store/adminApi';
import { useText } from '../../text';
import styles from './Emails.module.css';

export function EmailsForm({ status: { isStopped, changedAt } }: { readonly status: MailStatus }) {
  const text = useText();
  const [save, { isLoading, error, isSuccess }] = useSaveEmailsMutation();
  const { control, register, handleSubmit, resetField, formState } = useForm({
    // Another administrator may have changed the switch.
    values: { sending: isStopped ? 'stopped' : 'on', reason: '' },
    resolver: toResolver(mailForm),
  });
  const submit = handleSubmit(async ({ sending, reason }) => {
    const change = { stopped: sending === 'stopped', changedAt, reason: reason.trim() };
    if (!(await save(change)).error) resetField('reason');
  });
  const reasonError = toReasonMessage(formState.errors.reason?.message);
  const option = (value: 'on' | 'stopped') => ({
    value,
    label: text(`emails.sending.${value}`),
    hint: text(`emails.sending.${value}.hint`),
  });
  return (
    <Form className={styles['form']} aria-label={text('emails.sending')} isPending={isLoading} onSubmit={submit}>
      <Controller
        control={control}
        name="sending"
        render={({ field }) => (
          <RadioGroup {...field} legend={text('emails.sending')} options={[option('on'), option('stopped')]} />
        )}
      />
      <ReasonField {...register('reason')} error={reasonError && text(reasonError)} />
      <SaveButton
        label={text('emails.save')}
        saved={text('emails.saved')}
        isLoading={isLoading}
        isSuccess={isSuccess}
        error={error}
      />
    </Form>
  );
}
