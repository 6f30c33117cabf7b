import { calendarKinds, monthPattern, parseFilters } from '@adp/shared-data/lists';
import { addMonths } from '../lib/calendar/weeks';
import { type CalendarAddress, toSharedFilters } from './listViews';
import { endpoint } from './publicLists';

/** The number of months that links lead to before and after the current month, so that crawlers stop at some point. */
const maxMonths = 24;

export const toMonth = (now: Date) => now.toISOString().slice(0, 7);

export function isOffered(month: string, now: Date): boolean {
  const present = toMonth(now);
  return month >= addMonths(present, -maxMonths) && month <= addMonths(present, maxMonths);
}

export function toCalendarAddress(params: URLSearchParams, now: Date): CalendarAddress {
  const month = params.get('month') ?? '';
  const only = calendarKinds.find((kind) => endpoint(kind) === params.get('show'));
  return {
    month: monthPattern.test(month) && isOffered(month, now) ? month : toMonth(now),
    only,
    filters: toSharedFilters(only, parseFilters(only ?? 'event', params)),
  };
}
