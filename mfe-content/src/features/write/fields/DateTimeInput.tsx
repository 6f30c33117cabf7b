import { DateTimeField } from '@adp/shared-ui/forms';
import { useWatch } from 'react-hook-form';
import type { FormValues } from '../../../lib/forms/FormValues';
import { getText } from '../../../lib/forms/toFormValues';
import { fieldId, type FieldProps, useFieldValue } from './fieldBinding';
import styles from './Fields.module.css';
import { useFieldText } from './useFieldText';

export function DateTimeInput({ kind, field, error }: FieldProps) {
  const { getLabel, getHint } = useFieldText(kind);
  const { value, onChange, onBlur } = useFieldValue(field.name);
  const dayOnly = useWatch({ compute: (values: FormValues) => field.dayOnly?.(values) === true });
  return (
    <div className={styles['short']}>
      <DateTimeField
        id={fieldId(field)}
        name={field.name}
        label={getLabel(field)}
        hint={getHint(field)}
        error={error}
        value={getText(value)}
        dayOnly={dayOnly}
        onChange={onChange}
        onBlur={onBlur}
      />
    </div>
  );
}
