import { currentLocale } from '@adp/shared-ui';
import { countries } from '@adp/shared-ui/places';
import { useValueName } from '../../../components/useValueName';
import type { FieldProps } from './FieldProps';
import { PlaceOptions } from './PlaceOptions';
import { SelectInput } from './SelectInput';

/** One country. */
export function CountryField(props: FieldProps) {
  const valueName = useValueName();
  return (
    <SelectInput {...props} offered={countries(currentLocale())} getName={(code) => valueName('country', code)}>
      <PlaceOptions />
    </SelectInput>
  );
}
