import { SelectField } from '@adp/shared-ui/forms';
import type { ReactNode } from 'react';
import { getText } from '../../../lib/forms/toFormValues';
import { useText } from '../../../text';
import { useFieldText } from './useFieldText';
import { fieldId, type FieldProps, useAfterFirstRender, useFieldValue } from './fieldBinding';

type SelectInputProps = FieldProps & {
  /** The values to choose from. A stored value that is missing here gets an additional option. */
  readonly offered: readonly string[];
  readonly getName: (value: string) => string;
  readonly children: ReactNode;
};

export function SelectInput({ kind, field, error, offered, getName, children }: SelectInputProps) {
  const text = useText();
  const { getLabel, getHint } = useFieldText(kind);
  const { value, onChange, onBlur } = useFieldValue(field.name);
  const chosen = getText(value);
  const drawn = useAfterFirstRender();
  return (
    <SelectField
      id={fieldId(field)}
      name={field.name}
      label={getLabel(field)}
      hint={getHint(field)}
      error={error}
      value={chosen}
      onBlur={onBlur}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{text(field.optional ? 'write.notStated' : 'write.choose')}</option>
      {chosen === '' || (drawn && offered.includes(chosen)) ? null : <option value={chosen}>{getName(chosen)}</option>}
      {drawn ? children : null}
    </SelectField>
  );
}
