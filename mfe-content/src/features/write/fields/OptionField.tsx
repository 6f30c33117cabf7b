import { useValueName } from '../../../components/useValueName';
import type { FieldProps } from './FieldProps';
import { Options } from './Options';
import { RadioField } from './RadioField';
import { SelectInput } from './SelectInput';

/** So few options are seen at once. */
const FEW = 4;

/** One of a controlled list. */
export function OptionField(props: FieldProps) {
  const valueName = useValueName();
  const { name, named = name, options = [], optional } = props.field;
  if (!optional && options.length <= FEW) return <RadioField {...props} />;
  const getName = (value: string) => valueName(named, value);
  return (
    <SelectInput {...props} offered={options} getName={getName}>
      <Options values={options} getName={getName} />
    </SelectInput>
  );
}
