import { SelectField } from '@adp/shared-ui/forms';
import type { ReactNode } from 'react';
import { textOf } from '../../../lib/forms/values';
import { useText } from '../../../text';
import { fieldId } from './fieldId';
import type { FieldProps } from './FieldProps';
import { useFieldText } from './useFieldText';
import { useFieldValue } from './useFieldValue';
import { useOnceShown } from './useOnceShown';

type SelectInputProps = FieldProps & {
  /** What is offered. A stored value that is not stands among it all the same. */
  readonly offered: readonly string[];
  readonly nameOf: (value: string) => string;
  readonly children: ReactNode;
};

/** One of a list. */
export function SelectInput({ kind, field, fault, offered, nameOf, children }: SelectInputProps) {
  const text = useText();
  const { labelOf, hintOf } = useFieldText(kind);
  const { value, change, leave } = useFieldValue(field.name);
  const chosen = textOf(value);
  const drawn = useOnceShown();
  return (
    <SelectField
      id={fieldId(field)}
      name={field.name}
      label={labelOf(field)}
      hint={hintOf(field)}
      error={fault}
      value={chosen}
      onBlur={leave}
      onChange={({ target }) => change(target.value)}
    >
      <option value="">{text(field.optional ? 'write.notStated' : 'write.choose')}</option>
      {chosen === '' || (drawn && offered.includes(chosen)) ? null : <option value={chosen}>{nameOf(chosen)}</option>}
      {drawn ? children : null}
    </SelectField>
  );
}
