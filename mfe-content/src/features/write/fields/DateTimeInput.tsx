import { TextField } from '@adp/shared-ui/forms';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormValues } from '../../../lib/forms/FormValues';
import { getText } from '../../../lib/forms/toFormValues';
import { fieldId } from './fieldId';
import type { FieldProps } from './FieldProps';
import styles from './Fields.module.css';
import { useFieldText } from './useFieldText';
import { useFieldValue } from './useFieldValue';

/** The signs of a day in `2026-03-29T09:30`. */
const DAY = 10;

/** A day and an hour, or the day alone while that is all that is asked for: the hour waits in the value. */
export function DateTimeInput({ kind, field, error }: FieldProps) {
  const { getLabel, getHint } = useFieldText(kind);
  const { value, onChange, onBlur } = useFieldValue(field.name);
  const dayOnly = useWatch({ compute: (values: FormValues) => field.dayOnly?.(values) === true });
  const hour = useRef('T09:00');
  const typed = getText(value);
  return (
    <div className={styles['short']}>
      <TextField
        id={fieldId(field)}
        name={field.name}
        label={getLabel(field)}
        hint={getHint(field)}
        error={error}
        type={dayOnly ? 'date' : 'datetime-local'}
        max={dayOnly ? '9999-12-31' : '9999-12-31T23:59'}
        value={dayOnly ? typed.slice(0, DAY) : typed}
        onBlur={onBlur}
        onChange={({ target }) => {
          // A day that is half typed is empty: its hour is remembered until it is whole again.
          if (typed.length > DAY) hour.current = typed.slice(DAY);
          onChange(dayOnly && target.value ? target.value + hour.current : target.value);
        }}
      />
    </div>
  );
}
