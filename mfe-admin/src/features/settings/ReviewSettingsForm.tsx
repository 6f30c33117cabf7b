import { publishingForm, type PublishingSettings } from '@adp/shared-data/review';
import { Form, RadioGroup, TextField, toResolver } from '@adp/shared-ui/forms';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { ReasonField } from '../../components/ReasonField';
import { SaveButton } from '../../components/SaveButton';
import { toReasonMessage } from '../../lib/reason';
import { useSavePublishingMutation } from '../../store/adminApi';
import { useText } from '../../text';
import styles from './ReviewSettingsForm.module.css';

export function ReviewSettingsForm({ settings }: { readonly settings: PublishingSettings | null }) {
  const text = useText();
  const [save, { isLoading, error, isSuccess }] = useSavePublishingMutation();
  const { control, register, handleSubmit, resetField, formState } = useForm({
    defaultValues: { review: settings ? 'on' : 'off', approvals: String(settings?.approvals ?? 3), reason: '' },
    resolver: toResolver(publishingForm),
  });
  const submit = handleSubmit(async ({ review, approvals, reason }) => {
    const changedAt = settings?.changedAt ?? null;
    const change = { approvals: review === 'on' ? Number(approvals) : null, changedAt, reason: reason.trim() };
    if (!(await save(change)).error) resetField('reason');
  });
  const isOn = useWatch({ control, name: 'review' }) === 'on';
  const reasonError = toReasonMessage(formState.errors.reason?.message);
  const option = (value: 'off' | 'on') => ({
    value,
    label: text(`settings.review.${value}`),
    hint: text(`settings.review.${value}.hint`),
  });
  return (
    <Form className={styles['form']} isPending={isLoading} onSubmit={submit}>
      <Controller
        control={control}
        name="review"
        render={({ field }) => (
          <RadioGroup {...field} legend={text('settings.review')} options={[option('off'), option('on')]} />
        )}
      />
      {isOn ? (
        <TextField
          {...register('approvals')}
          id="approvals"
          inputMode="numeric"
          autoComplete="off"
          label={text('settings.approvals')}
          error={formState.errors.approvals && text('settings.approvals.error')}
        />
      ) : null}
      <ReasonField {...register('reason')} error={reasonError && text(reasonError)} />
      <SaveButton label={text('settings.save')} isLoading={isLoading} isSuccess={isSuccess} error={error} />
    </Form>
  );
}
