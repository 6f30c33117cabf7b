import { TextField } from '@adp/shared-ui/forms';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldInput } from '../../../lib/forms/Field';
import type { FormValues } from '../../../lib/forms/FormValues';
import { Counter } from './Counter';
import { fieldId } from './fieldId';
import type { FieldProps } from './FieldProps';
import styles from './Fields.module.css';
import { TooLongStatus } from './TooLongStatus';
import { useFieldText } from './useFieldText';
import { useTooLong } from './useTooLong';

const attributes: Partial<Record<FieldInput, ComponentProps<'input'>>> = {
  line: { dir: 'auto' },
  address: { type: 'url', inputMode: 'url', dir: 'ltr', spellCheck: false },
  email: { type: 'email', inputMode: 'email', dir: 'ltr', spellCheck: false },
  // Not type=number: it hides what it does not understand, and its value changes under a scrolling finger.
  number: { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' },
  day: { type: 'date', max: '9999-12-31' },
};
const short: readonly FieldInput[] = ['number', 'day'];

/** What is typed in one line, kept as it is typed. */
export function TextInput({ kind, field, error }: FieldProps) {
  const { register } = useFormContext<FormValues>();
  const { getLabel, getHint } = useFieldText(kind);
  const tooLong = useTooLong(kind, field);
  const { name, input, max } = field;
  return (
    <div className={short.includes(input) ? styles['short'] : styles['field']}>
      <TextField
        {...attributes[input]}
        {...register(name)}
        id={fieldId(field)}
        label={getLabel(field)}
        hint={getHint(field)}
        error={tooLong ?? error}
        counter={input === 'line' && max !== undefined ? <Counter field={field} max={max} /> : undefined}
      />
      <TooLongStatus kind={kind} field={field} tooLong={tooLong !== undefined} />
    </div>
  );
}
