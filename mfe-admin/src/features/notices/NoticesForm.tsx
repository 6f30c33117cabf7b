import { noticeLimits, type SiteNotice } from '@adp/shared-data/site-settings';
import type { SiteSetting } from '@adp/shared-data/review';
import { Button } from '@adp/shared-ui';
import { Form } from '@adp/shared-ui/forms';
import { useForm, useFieldArray } from 'react-hook-form';
import list from '../../components/List.module.css';
import { ReasonField } from '../../components/ReasonField';
import { SaveButton } from '../../components/SaveButton';
import { findReasonError } from '../../lib/reason';
import { useSaveNoticesMutation } from '../../store/adminApi';
import { isMessageId, useText } from '../../text';
import { NoticeFields } from './NoticeFields';
import { newNotice, type NoticesValues, toNotice, toValues } from './noticeValues';

export function NoticesForm({ setting: { entries, changedAt } }: { readonly setting: SiteSetting<SiteNotice> }) {
  const text = useText();
  const [save, { isLoading, isSuccess, error }] = useSaveNoticesMutation();
  const { control, register, handleSubmit, formState, reset } = useForm<NoticesValues>({
    values: { notices: entries.map(toValues), reason: '' },
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'notices' });
  const submit = handleSubmit(async ({ notices, reason }) => {
    const stored = new Map(entries.map((entry) => [entry.id, entry]));
    const next = notices.map((values) => toNotice(values, stored.get(values.noticeId)));
    const { error: failed } = await save({ entries: next, changedAt, reason: reason.trim() });
    if (!failed) reset({ notices: next.map(toValues), reason: '' });
  });
  const reasonError = formState.errors.reason?.message ?? '';
  return (
    <Form className={list['form']} aria-label={text('notices.form')} isPending={isLoading} onSubmit={submit}>
      {fields.length === 0 ? <p>{text('notices.none')}</p> : null}
      {fields.map((field, index) => (
        <NoticeFields
          key={field.id}
          control={control}
          register={register}
          index={index}
          errors={formState.errors.notices?.[index]}
          onRemove={() => remove(index)}
        />
      ))}
      {fields.length < noticeLimits.most ? (
        <div>
          <Button secondary onClick={() => append(newNotice())}>
            {text('notices.add')}
          </Button>
        </div>
      ) : null}
      <ReasonField
        {...register('reason', { validate: (value) => findReasonError(value, true) })}
        error={isMessageId(reasonError) ? text(reasonError) : undefined}
      />
      <SaveButton label={text('notices.save')} isLoading={isLoading} isSuccess={isSuccess} error={error} />
    </Form>
  );
}
