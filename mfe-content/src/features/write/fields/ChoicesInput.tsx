import { CheckboxGroup, HiddenStatus, RadioGroup, SelectOptions } from '@adp/shared-ui/forms';
import { use } from 'react';
import { useValueName } from '../../../components/useValueName';
import { getList, getText } from '../../../lib/forms/toFormValues';
import { isMessageId, useText } from '../../../text';
import { fieldId, type FieldProps, useFieldValue } from './fieldBinding';
import { ProgrammesContext } from './ProgrammesContext';
import { SelectInput } from './SelectInput';
import { useErrorText } from './useErrorText';
import { useFieldText } from './useFieldText';

/** A field for several values of a controlled list. Accepts more than the maximum, but shows the error at once. */
export function ChoicesInput({ kind, field, error, getError }: FieldProps) {
  const valueName = useValueName();
  const errorText = useErrorText(kind);
  const { getLabel, getHint } = useFieldText(kind);
  const { value, onChange, onBlur } = useFieldValue(field.name);
  const { name, named = name, options = [], max = options.length } = field;
  const chosen = getList(value);
  // Show stored values that are no longer offered, so that the member can uncheck them.
  const shown = [...options, ...chosen.filter((value) => !options.includes(value))];
  const tooMany = chosen.length > max ? errorText({ field, code: 'too-many' }, { [name]: chosen }) : undefined;
  return (
    <CheckboxGroup
      id={fieldId(field)}
      name={name}
      legend={getLabel(field)}
      hint={getHint(field)}
      // The error from the summary takes precedence, so that the field and the summary show the same text.
      error={error ?? chosen.map((_, index) => getError(index)).find(Boolean) ?? tooMany}
      options={shown.map((option) => ({ value: option, label: valueName(named, option) }))}
      value={chosen}
      onChange={onChange}
      onBlur={onBlur}
    >
      <HiddenStatus>{tooMany}</HiddenStatus>
    </CheckboxGroup>
  );
}

/** The maximum number of options for which a required field has radio buttons. */
const MAX_RADIOS = 4;

export function ChoiceInput(props: FieldProps) {
  const valueName = useValueName();
  const { name, named = name, options: all = [], optional } = props.field;
  const rights = use(ProgrammesContext);
  const options = rights && name === 'programme' ? rights.programmes : all;
  if (!optional && options.length <= MAX_RADIOS) return <RadioInput {...props} />;
  const getName = (value: string) => valueName(named, value);
  return (
    <SelectInput {...props} offered={options} getName={getName}>
      <SelectOptions values={options} getName={getName} />
    </SelectInput>
  );
}

function RadioInput({ kind, field, error }: FieldProps) {
  const text = useText();
  const valueName = useValueName();
  const { getLabel, getHint } = useFieldText(kind);
  const { value, onChange, onBlur } = useFieldValue(field.name);
  const { name, named = name, options = [] } = field;
  const toOption = (option: string) => {
    const hint = `write.hint.${name}.${option}`;
    return { value: option, label: valueName(named, option), hint: isMessageId(hint) ? text(hint) : undefined };
  };
  return (
    <RadioGroup
      id={fieldId(field)}
      name={name}
      legend={getLabel(field)}
      hint={getHint(field)}
      error={error}
      options={options.map(toOption)}
      value={getText(value)}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
