import { type Loaded, loadPublic } from '@adp/shared-data/client';
import { type CountryCounts, parseFilters, printMapFilters, withFilter } from '@adp/shared-data/lists';
import { memberStates } from '@adp/shared-data/fields';
import { type MapList, toListPath } from '../paths';
import type { MapAddress } from './listViews';
import { direct } from './publicLists';

export type LoadedCountries = Loaded<CountryCounts>;

export function toMapAddress(list: MapList, params: URLSearchParams): MapAddress {
  if (list !== 'people') return { list, filters: parseFilters(list, params) };
  const [country] = params.getAll('country').filter((value) => memberStates.includes(value));
  return { list, filters: country === undefined ? {} : { country: [country] } };
}

/** Returns the URL of the list of a country, with the other filters of the map. Without a country, returns the URL of the whole list. */
export function countryHref({ list, filters }: MapAddress, country?: string): string {
  const places = country === undefined ? [] : [country];
  return toListPath(list) + printMapFilters(list, withFilter(filters, 'country', places));
}

/** Reads the number of items in each country. The selected country does not matter, so that all have the same URL. */
export async function readCountries({ list, filters }: MapAddress): Promise<LoadedCountries> {
  const query = printMapFilters(list, withFilter(filters, 'country', []));
  return loadPublic<CountryCounts>(`countries${toListPath(list)}${query}`, {
    fallback: async () => (await direct()).readCountries(list, query),
  });
}
