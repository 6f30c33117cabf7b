import { Choice, ChoiceGroup } from '@adp/shared-ui/forms';
import { useValueName } from '../../../components/useValueName';
import { isMessageId, useText } from '../../../text';
import { fieldId } from './fieldId';
import type { FieldProps } from './FieldProps';
import { useFieldText } from './useFieldText';
import { useFieldValue } from './useFieldValue';

/** One of a few, all of them seen, each with what it means where that needs saying. */
export function RadioField({ kind, field, fault }: FieldProps) {
  const text = useText();
  const valueName = useValueName();
  const { labelOf, hintOf } = useFieldText(kind);
  const { value, change, leave } = useFieldValue(field.name);
  const { name, named = name, options = [] } = field;
  const meaningOf = (option: string) => {
    const id = `write.hint.${name}.${option}`;
    return isMessageId(id) ? text(id) : undefined;
  };
  return (
    <ChoiceGroup id={fieldId(field)} role="radiogroup" legend={labelOf(field)} hint={hintOf(field)} error={fault}>
      {options.map((option) => (
        <Choice
          key={option}
          type="radio"
          name={name}
          value={option}
          label={valueName(named, option)}
          hint={meaningOf(option)}
          checked={value === option}
          onBlur={leave}
          onChange={() => change(option)}
        />
      ))}
    </ChoiceGroup>
  );
}
