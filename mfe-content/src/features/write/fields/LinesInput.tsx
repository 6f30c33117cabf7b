import { LinesField } from '@adp/shared-ui/forms';
import { getList } from '../../../lib/forms/toFormValues';
import { isMessageId, useText } from '../../../text';
import { countCharacters } from './countCharacters';
import { fieldId, type FieldProps, useFieldValue } from './fieldBinding';
import { useErrorText } from './useErrorText';
import { useFieldText } from './useFieldText';

/** A field for a list of words or URLs, one per line. Empty lines are not sent. */
export function LinesInput({ kind, field, error, getError }: FieldProps) {
  const text = useText();
  const errorText = useErrorText(kind);
  const { getName, getLabel, getHint, getEntryName } = useFieldText(kind);
  const { value, onChange, onBlur } = useFieldValue(field.name);
  const { name, input, max = Infinity, eachMax = Infinity } = field;
  const lines = getList(value);
  const addText = `write.add.${name}`;
  const getTooLong = (index: number) =>
    countCharacters(lines[index] ?? '', field) > eachMax
      ? errorText({ field, index, code: 'too-long' }, { [name]: lines })
      : undefined;
  return (
    <LinesField
      id={fieldId(field)}
      name={name}
      legend={getLabel(field)}
      hint={getHint(field)}
      error={error}
      values={lines}
      max={max}
      urls={input === 'addresses'}
      addLabel={isMessageId(addText) ? text(addText) : text('write.addOne', { field: getName(field) })}
      fullText={text('write.full', { max })}
      lineLabel={(index) => getEntryName(field, index)}
      removeLabel={(index) => text('write.remove', { name: getEntryName(field, index) })}
      lineError={(index) => getTooLong(index) ?? getError(index)}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
