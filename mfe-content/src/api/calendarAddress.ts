import {
  type CalendarKind,
  calendarKinds,
  type Filters,
  listDefinitions,
  parseFilters,
  printFilters,
} from '@adp/shared-data/lists';
import { addMonths } from '../lib/calendar/weeks';
import type { Kind } from '../lib/kinds';
import { paths } from '../paths';
import { endpoint } from './publicLists';

/** A month of the calendar, with the filters that all kinds of its entries have. */
export interface CalendarAddress {
  /** The month, such as `2026-12`. */
  readonly month: string;
  /** The only kind of entries. Undefined for all kinds. */
  readonly only: CalendarKind | undefined;
  readonly filters: Filters;
}

/** The number of months that links lead to before and after the present one, so that crawlers come to an end. */
const maxMonths = 24;
const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

export const toMonth = (now: Date) => now.toISOString().slice(0, 7);

export function isOffered(month: string, now: Date): boolean {
  const present = toMonth(now);
  return month >= addMonths(present, -maxMonths) && month <= addMonths(present, maxMonths);
}

/** Returns the kinds of the entries of a calendar. */
export const getKinds = (only: CalendarKind | undefined): readonly CalendarKind[] => (only ? [only] : calendarKinds);

export function toCalendarAddress(params: URLSearchParams, now: Date): CalendarAddress {
  const month = params.get('month') ?? '';
  const only = calendarKinds.find((kind) => endpoint(kind) === params.get('show'));
  return {
    month: monthPattern.test(month) && isOffered(month, now) ? month : toMonth(now),
    only,
    filters: toSharedFilters(only, parseFilters(only ?? 'event', params)),
  };
}

/** Returns the filters that all kinds have, except those for dates, whose place the month takes. */
function toSharedFilters(only: CalendarKind | undefined, filters: Filters): Filters {
  const isShared = (name: string) =>
    name !== 'deadline' &&
    getKinds(only).every((kind) => listDefinitions[kind].fields.some((field) => field.name === name && !field.view));
  return Object.fromEntries(Object.entries(filters).filter(([name]) => isShared(name)));
}

/** Returns the URL of a month, with its filters in a fixed order. Without a month, that of the present one. */
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

export function isInCalendar(kind: Kind): kind is CalendarKind {
  return calendarKinds.some((candidate) => candidate === kind);
}
