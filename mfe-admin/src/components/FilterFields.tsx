import { assignees } from '@adp/shared-data/review';
import { SelectField, SelectOptions } from '@adp/shared-ui/forms';
import type { ComponentProps } from 'react';
import { useText } from '../text';

type FilterFieldProps = Omit<ComponentProps<typeof SelectField>, 'children'> & ComponentProps<typeof SelectOptions>;
type NamedFilterProps = Omit<FilterFieldProps, 'label' | 'values' | 'getName'>;

export function FilterField({ values, getName, ...props }: FilterFieldProps) {
  const text = useText();
  return (
    <SelectField {...props}>
      <option value="">{text('age.any')}</option>
      <SelectOptions values={values} getName={getName} />
    </SelectField>
  );
}

export function AgeField(props: NamedFilterProps & { readonly values: readonly ('1' | '3' | '7' | '30')[] }) {
  const text = useText();
  return <FilterField {...props} label={text('age.filter')} getName={(value) => text(`age.filter.${value as '1'}`)} />;
}

export function AssigneeField(props: NamedFilterProps) {
  const text = useText();
  const getName = (value: string) => text(`handling.assignee.${value as 'me'}`);
  return <FilterField {...props} label={text('handling.assignee')} values={assignees} getName={getName} />;
}
