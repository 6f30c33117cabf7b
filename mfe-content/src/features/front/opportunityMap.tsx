import { countryName } from '@adp/shared-ui/format';
import { AfricaMap } from '@adp/shared-ui/map';
import { countryHref, readCountries } from '../../api/countries';
import mapTexts from '../../messages/map-en.json';
import { addTexts, useText } from '../../text';
import { mappedKind } from './newest';

const address = { list: mappedKind, filters: {} } as const;

/** Loads the map of the opportunities. @throws Error if their number in each country cannot be read */
export async function loadOpportunityMap() {
  const [{ answer }] = await Promise.all([readCountries(address), addTexts(mapTexts)]);
  if (!answer) throw new Error('The number of opportunities in each country cannot be read.');
  const { counts } = answer;
  return function OpportunityMap() {
    const text = useText();
    return (
      <AfricaMap
        counts={counts}
        selected={[]}
        toPath={(country) => countryHref(address, country)}
        toTitle={(country, count) => text('map.country', { name: countryName(country), count })}
      />
    );
  };
}
