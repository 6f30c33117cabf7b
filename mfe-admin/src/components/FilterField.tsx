import { SelectField, SelectOptions } from '@adp/shared-ui/forms';
import type { ComponentProps } from 'react';
import { useText } from '../text';

type FilterFieldProps = Omit<ComponentProps<typeof SelectField>, 'children'> & ComponentProps<typeof SelectOptions>;

/** A filter with one value or none. Takes the props of react-hook-form's `register()`. */
export function FilterField({ values, getName, ...props }: FilterFieldProps) {
  const text = useText();
  return (
    <SelectField {...props}>
      <option value="">{text('age.any')}</option>
      <SelectOptions values={values} getName={getName} />
    </SelectField>
  );
}
