import { ChosenField } from '@adp/shared-ui/forms';
import { useValueName } from '../../../components/useValueName';
import { getList } from '../../../lib/forms/toFormValues';
import { useText } from '../../../text';
import { fieldId, type FieldProps, useAfterFirstRender, useFieldValue } from './fieldBinding';
import { LanguageOptions, PlaceOptions } from './PlaceOptions';
import { useFieldText } from './useFieldText';

export function ChosenInput({ kind, field, error, getError }: FieldProps) {
  const text = useText();
  const valueName = useValueName();
  const { getName, getLabel, getHint } = useFieldText(kind);
  const { value, onChange, onBlur } = useFieldValue(field.name);
  const showsOptions = useAfterFirstRender();
  const { input, max = Infinity } = field;
  const chosen = getList(value);
  const options = (without: readonly string[]) => {
    if (!showsOptions) return null;
    return input === 'languages' ? (
      <LanguageOptions without={without} />
    ) : (
      <PlaceOptions without={without} withRegions />
    );
  };
  return (
    <ChosenField
      id={fieldId(field)}
      label={getLabel(field)}
      hint={getHint(field)}
      error={error ?? chosen.map((_, index) => getError(index)).find(Boolean)}
      values={chosen}
      max={max}
      getName={(code) => valueName(input === 'languages' ? 'language' : 'country', code)}
      texts={{
        choose: text('write.choose'),
        full: text('write.full', { max }),
        list: text('write.chosen', { field: getName(field) }),
        remove: (name) => text('write.remove', { name }),
        add: { text: text('write.add'), label: text('write.addOne', { field: getName(field) }) },
        added: (name) => text('write.added', { name }),
        removed: (name) => text('write.chosen.removed', { name }),
      }}
      options={options}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
