import { SelectField, SelectOptions } from '@adp/shared-ui/forms';
import type { ComponentProps } from 'react';
import { useText } from '../text';

type AgeFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> & {
  /** Days, as messages name them. */
  readonly values: readonly ('1' | '3' | '7' | '30')[];
};

/** For how long something has waited, at least. Takes the props of react-hook-form's `register()`. */
export function AgeField({ values, ...props }: AgeFieldProps) {
  const text = useText();
  return (
    <SelectField {...props} label={text('age.filter')}>
      <option value="">{text('age.any')}</option>
      <SelectOptions values={values} getName={(value) => text(`age.filter.${value as '1'}`)} />
    </SelectField>
  );
}
