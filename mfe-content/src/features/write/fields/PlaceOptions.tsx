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

/** The regions of the African Union, as the filters know them. */
const regions = (offeredValues('country', new Date(0)) ?? []).filter((code) => !memberStates.includes(code));

interface PlaceOptionsProps {
  /** What is chosen already. */
  readonly without?: readonly string[];
  /** Regions can be chosen as well as countries. */
  readonly withRegions?: boolean;
}

const nothing: readonly string[] = [];

/** The world as options of a select: Africa's regions and countries, then all others. */
export const PlaceOptions = memo(function PlaceOptions({ without = nothing, withRegions = false }: PlaceOptionsProps) {
  const text = useText();
  const valueName = useValueName();
  const getName = (code: string) => valueName('country', code);
  const left = (codes: readonly string[]) => codes.filter((code) => !without.includes(code));
  const all = left(countries(currentLocale()));
  return (
    <>
      {withRegions ? (
        <SelectOptions label={text('write.places.regions')} values={left(regions)} getName={getName} />
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

/** The languages that members may choose as options of a select, without those that are chosen already. */
export const LanguageOptions = memo(function LanguageOptions({ without }: { readonly without: readonly string[] }) {
  const valueName = useValueName();
  const left = languages(currentLocale()).filter((code) => !without.includes(code));
  return <SelectOptions values={left} getName={(code) => valueName('language', code)} />;
});

/** One country. */
export function CountryInput(props: FieldProps) {
  const valueName = useValueName();
  return (
    <SelectInput {...props} offered={countries(currentLocale())} getName={(code) => valueName('country', code)}>
      <PlaceOptions />
    </SelectInput>
  );
}
