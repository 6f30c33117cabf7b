import type { CountryCounts } from '@adp/shared-data/lists';
import { countryName } from '@adp/shared-ui/format';
import { AfricaMap, MapLegend } from '@adp/shared-ui/map';
import { countryHref, type MapAddress } from '../../api/countries';
import { useText } from '../../text';

export { readCountries } from '../../api/countries';
export { default as texts } from '../../messages/map-en.json';

/** A map without a list of countries, for lists. Their filter for countries and the map's page have the same choices. */
export function CompactMap({ address, answer: { counts } }: { address: MapAddress; answer: CountryCounts }) {
  const text = useText();
  return (
    <>
      <AfricaMap
        counts={counts}
        selected={address.filters['country'] ?? []}
        toPath={(country) => countryHref(address, country)}
        toTitle={(country, count) => text('map.country', { name: countryName(country), count })}
      />
      <MapLegend counts={counts} toRange={(from, to) => text(from === to ? 'map.number' : 'map.range', { from, to })} />
    </>
  );
}
