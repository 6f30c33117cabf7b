import type { SelectField } from '@adp/shared-ui/forms';
import type { ComponentProps } from 'react';
import { useText } from '../text';
import { FilterField } from './FilterField';

type AgeFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> & {
  readonly values: readonly ('1' | '3' | '7' | '30')[];
};

/** A filter by minimum waiting time. Takes the props of react-hook-form's `register()`. */
export function AgeField({ values, ...props }: AgeFieldProps) {
  const text = useText();
  const getName = (value: string) => text(`age.filter.${value as '1'}`);
  return <FilterField {...props} label={text('age.filter')} values={values} getName={getName} />;
}
