import { contentKinds, memberKinds } from '../kinds/contentKinds';
import type { Filters } from './ListDefinition';
import { printFilters } from './listFilters';

/** The lists that have a map: the kinds that all members write, except articles, and the directory of members. */
export const mapLists = [...memberKinds.filter((kind) => kind !== 'article'), 'people'] as const;
export type MapList = (typeof mapLists)[number];

/** Returns the first segment of the path of a list. */
export const toListSegment = (list: MapList) => (list === 'people' ? 'people' : contentKinds[list].segment);

/** Returns the query string of a list, such as `?country=KE`. The link to the directory has only the filter for a country. */
export function printMapFilters(list: MapList, filters: Filters): string {
  if (list !== 'people') return printFilters(list, filters);
  const [country] = filters['country'] ?? [];
  return country === undefined ? '' : `?country=${encodeURIComponent(country)}`;
}
