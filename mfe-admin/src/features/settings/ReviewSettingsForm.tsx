import { publishingForm, type PublishingSettings } from '@adp/shared-data/review';
import { Button } from '@adp/shared-ui';
import { RadioGroup, TextField } from '@adp/shared-ui/forms';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useDecisionErrorText } from '../../components/useDecisionErrorText';
import { toResolver } from '../../lib/toResolver';
import { useSavePublishingMutation } from '../../store/adminApi';
import { useText } from '../../text';
import styles from './ReviewSettingsForm.module.css';

interface ReviewSettingsFormProps {
  readonly uid: string;
  readonly settings: PublishingSettings | null;
}

/** On or off, and after how many approved items a member is trusted. */
export function ReviewSettingsForm({ uid, settings }: ReviewSettingsFormProps) {
  const text = useText();
  const getErrorText = useDecisionErrorText();
  const [save, { isLoading, error, isSuccess }] = useSavePublishingMutation();
  const { control, register, handleSubmit, formState } = useForm({
    defaultValues: { review: settings ? 'on' : 'off', approvals: String(settings?.approvals ?? 3) },
    resolver: toResolver(publishingForm),
  });
  const submit = handleSubmit(async ({ review, approvals }) => {
    if (!isLoading) await save({ approvals: review === 'on' ? Number(approvals) : null, by: uid });
  });
  const isOn = useWatch({ control, name: 'review' }) === 'on';
  const option = (value: 'off' | 'on') => ({
    value,
    label: text(`settings.review.${value}`),
    hint: text(`settings.review.${value}.hint`),
  });
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <Controller
        control={control}
        name="review"
        render={({ field: { name, value, onChange, onBlur } }) => (
          <RadioGroup
            legend={text('settings.review')}
            options={[option('off'), option('on')]}
            {...{ name, value, onChange, onBlur }}
          />
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
      {error ? (
        <p className={styles['error']} role="alert">
          {getErrorText(error)}
        </p>
      ) : null}
      <p role="status">{isSuccess && !isLoading ? text('settings.saved') : ''}</p>
      <div>
        <Button type="submit" aria-disabled={isLoading}>
          {text(isLoading ? 'pending' : 'settings.save')}
        </Button>
      </div>
    </form>
  );
}
