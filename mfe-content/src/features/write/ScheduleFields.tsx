import { reviewLimits } from '@adp/shared-data/moderation';
import { Button } from '@adp/shared-ui';
import { readerZone, toInstant, toWallText, toWallTime } from '@adp/shared-ui/calendar';
import { DateTimeField, SelectField } from '@adp/shared-ui/forms';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Kind } from '../../lib/kinds';
import { type MessageId, useText } from '../../text';
import { ZoneOptions } from './fields/ZoneInput';
import styles from './Write.module.css';

interface ScheduleFieldsProps {
  readonly kind: Kind;
  readonly publishAt: Date | undefined;
  readonly isDisabled: boolean;
  readonly onSchedule: (publishAt: number) => void;
  readonly onCancel: () => void;
}

interface ScheduleValues {
  readonly at: string;
  readonly zone: string;
}

export function ScheduleFields({ kind, publishAt, isDisabled, onSchedule, onCancel }: ScheduleFieldsProps) {
  const text = useText();
  const zone = readerZone();
  const form = useForm<ScheduleValues>({
    defaultValues: { at: publishAt ? toWallText(toWallTime(publishAt, zone)) : '', zone },
    resolver: (values) => {
      const error = findError(values);
      if (!error) return { values, errors: {} };
      return { values: {}, errors: { at: { type: 'time', message: text(error) } } };
    },
  });
  const at = useWatch({ control: form.control, name: 'at' });
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const send = form.handleSubmit((values) => onSchedule(toTime(values)));
  return (
    <fieldset ref={box} className={styles['schedule']}>
      <legend>{text('write.schedule.title')}</legend>
      <DateTimeField
        id="schedule-at"
        label={text('write.schedule.at')}
        error={form.formState.errors.at?.message}
        value={at}
        onChange={(value) => form.setValue('at', value, { shouldValidate: form.formState.isSubmitted })}
      />
      <SelectField id="schedule-zone" label={text('write.schedule.zone')} {...form.register('zone')}>
        <ZoneOptions kind={kind} />
      </SelectField>
      <div className={styles['buttons']}>
        <Button disabled={isDisabled} onClick={() => void send()}>
          {text('write.schedule.send')}
        </Button>
        <Button secondary disabled={isDisabled} onClick={onCancel}>
          {text('write.schedule.cancel')}
        </Button>
      </div>
    </fieldset>
  );
}

const toTime = ({ at, zone }: ScheduleValues) => toInstant(zone, at)?.getTime() ?? NaN;

function findError(values: ScheduleValues): MessageId | undefined {
  const time = toTime(values);
  if (Number.isNaN(time)) return 'write.schedule.missing';
  if (time <= Date.now()) return 'write.schedule.past';
  return time > Date.now() + reviewLimits.scheduleDays * 86_400_000 ? 'write.schedule.far' : undefined;
}
