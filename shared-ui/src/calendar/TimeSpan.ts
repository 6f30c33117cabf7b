import { dayIn, type Instant } from './zones';

/** A stored span of time: of an event, or of a calendar's entry. */
export interface TimeSpan {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly timezone: string;
  readonly allDay: boolean;
}

/** First and last day of a span in its own zone, as `2026-03-29`. An end at midnight belongs to the day before. */
export function toDays({ startsAt, endsAt, timezone }: TimeSpan): { readonly first: string; readonly last: string } {
  const start = new Date(startsAt).getTime();
  const end = new Date(endsAt).getTime();
  return { first: dayIn(timezone, start), last: dayIn(timezone, Math.max(start, end - 1)) };
}
