import { TextField } from '@adp/shared-ui/forms';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormValues } from '../../../lib/forms/FormValues';
import { textOf } from '../../../lib/forms/values';
import { fieldId } from './fieldId';
import type { FieldProps } from './FieldProps';
import styles from './Fields.module.css';
import { useFieldText } from './useFieldText';
import { useFieldValue } from './useFieldValue';

/** The signs of a day in `2026-03-29T09:30`. */
const DAY = 10;

/** A day and an hour, or the day alone while that is all that is asked for: the hour waits in the value. */
export function MomentField({ kind, field, fault }: FieldProps) {
  const { labelOf, hintOf } = useFieldText(kind);
  const { value, change, leave } = useFieldValue(field.name);
  const dayOnly = useWatch({ compute: (values: FormValues) => field.dayOnly?.(values) === true });
  const hour = useRef('T09:00');
  const typed = textOf(value);
  return (
    <div className={styles['short']}>
      <TextField
        id={fieldId(field)}
        name={field.name}
        label={labelOf(field)}
        hint={hintOf(field)}
        error={fault}
        type={dayOnly ? 'date' : 'datetime-local'}
        max={dayOnly ? '9999-12-31' : '9999-12-31T23:59'}
        value={dayOnly ? typed.slice(0, DAY) : typed}
        onBlur={leave}
        onChange={({ target }) => {
          // A day that is half typed is empty: its hour is remembered until it is whole again.
          if (typed.length > DAY) hour.current = typed.slice(DAY);
          change(dayOnly && target.value ? target.value + hour.current : target.value);
        }}
      />
    </div>
  );
}
