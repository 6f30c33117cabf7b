import {
  type CalendarKind,
  calendarKinds,
  type Filters,
  listDefinitions,
  printFilters,
  printMapFilters,
} from '@adp/shared-data/lists';
import { mapPath, type MapList, paths } from '../paths';
import { endpoint } from './publicLists';

// The URLs of a list's map and calendar. Lists load no other code of these pages.

/** A list with its filters. The directory has only the filter for a country. */
export interface MapAddress {
  readonly list: MapList;
  readonly filters: Filters;
}

/** Returns the URL of a map with filters. */
export const mapHref = (address: MapAddress) => mapPath(address.list) + printMapFilters(address.list, address.filters);

/** A month of the calendar, with the filters that all kinds of its entries have. */
export interface CalendarAddress {
  /** The month, such as `2026-12`. */
  readonly month: string;
  /** The only kind of entries. Undefined for all kinds. */
  readonly only: CalendarKind | undefined;
  readonly filters: Filters;
}

/** Returns the kinds of the entries of a calendar. */
export const getKinds = (only: CalendarKind | undefined): readonly CalendarKind[] => (only ? [only] : calendarKinds);

/** Returns the filters that all kinds have, except those for dates, which the month replaces. */
export function toSharedFilters(only: CalendarKind | undefined, filters: Filters): Filters {
  const isShared = (name: string) =>
    name !== 'deadline' &&
    getKinds(only).every((kind) => listDefinitions[kind].fields.some((field) => field.name === name && !field.view));
  return Object.fromEntries(Object.entries(filters).filter(([name]) => isShared(name)));
}

/** Returns the URL of a month, with its filters in a fixed order. Without a month, returns the URL of the current month. */
export function calendarHref({
  month,
  only,
  filters,
}: Omit<CalendarAddress, 'month'> & { readonly month?: string | undefined }): string {
  const params = new URLSearchParams(printFilters(only ?? 'event', toSharedFilters(only, filters)));
  if (only) params.set('show', endpoint(only));
  if (month !== undefined) params.set('month', month);
  const query = params.toString();
  return query === '' ? paths.calendar : `${paths.calendar}?${query}`;
}

/** Returns the id of a day on the page of its month. Links to the day end with it. */
export const toDayId = (day: string) => `day-${day.slice(8)}`;
