import { Choice, ChoiceGroup } from '@adp/shared-ui/forms';
import { useValueName } from '../../../components/useValueName';
import { isMessageId, useText } from '../../../text';
import { fieldId } from './fieldId';
import type { FieldProps } from './FieldProps';
import { useFieldText } from './useFieldText';
import { useFieldValue } from './useFieldValue';

/** One of a few, all of them seen, each with what it means where that needs saying. */
export function RadioField({ kind, field, error }: FieldProps) {
  const text = useText();
  const valueName = useValueName();
  const { getLabel, getHint } = useFieldText(kind);
  const { value, onChange, onBlur } = useFieldValue(field.name);
  const { name, named = name, options = [] } = field;
  const getMeaning = (option: string) => {
    const id = `write.hint.${name}.${option}`;
    return isMessageId(id) ? text(id) : undefined;
  };
  return (
    <ChoiceGroup id={fieldId(field)} role="radiogroup" legend={getLabel(field)} hint={getHint(field)} error={error}>
      {options.map((option) => (
        <Choice
          key={option}
          type="radio"
          name={name}
          value={option}
          label={valueName(named, option)}
          hint={getMeaning(option)}
          checked={value === option}
          onBlur={onBlur}
          onChange={() => onChange(option)}
        />
      ))}
    </ChoiceGroup>
  );
}
