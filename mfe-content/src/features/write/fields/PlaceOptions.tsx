import { memberStates } from '@adp/shared-data/fields';
import { offeredValues } from '@adp/shared-data/lists';
import { currentLocale } from '@adp/shared-ui';
import { countries, languages } from '@adp/shared-ui/places';
import { memo } from 'react';
import { SelectOptions } from '@adp/shared-ui/forms';
import { useValueName } from '../../../components/useValueName';
import { useText } from '../../../text';
import type { FieldProps } from './fieldBinding';
import { SelectInput } from './SelectInput';

/** The regions of the African Union, from the options of the country filter. */
const regions = (offeredValues('country', new Date(0)) ?? []).filter((code) => !memberStates.includes(code));

interface PlaceOptionsProps {
  readonly without?: readonly string[];
  readonly withRegions?: boolean;
}

const nothing: readonly string[] = [];

export const PlaceOptions = memo(function PlaceOptions({ without = nothing, withRegions = false }: PlaceOptionsProps) {
  const text = useText();
  const valueName = useValueName();
  const getName = (code: string) => valueName('country', code);
  const offered = (codes: readonly string[]) => codes.filter((code) => !without.includes(code));
  const all = offered(countries(currentLocale()));
  return (
    <>
      {withRegions ? (
        <SelectOptions label={text('write.places.regions')} values={offered(regions)} getName={getName} />
      ) : null}
      <SelectOptions
        label={text('write.places.members')}
        values={all.filter((code) => memberStates.includes(code))}
        getName={getName}
      />
      <SelectOptions
        label={text('write.places.others')}
        values={all.filter((code) => !memberStates.includes(code))}
        getName={getName}
      />
    </>
  );
});

export const LanguageOptions = memo(function LanguageOptions({ without }: { readonly without: readonly string[] }) {
  const valueName = useValueName();
  const offered = languages(currentLocale()).filter((code) => !without.includes(code));
  return <SelectOptions values={offered} getName={(code) => valueName('language', code)} />;
});

export function CountryInput(props: FieldProps) {
  const valueName = useValueName();
  return (
    <SelectInput {...props} offered={countries(currentLocale())} getName={(code) => valueName('country', code)}>
      <PlaceOptions />
    </SelectInput>
  );
}
