import { type Instant } from './zones';
import { toWallTime } from './wallTime';

export interface TimeSpan {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Local start and end times with their UTC offsets: `2026-10-29T23:30+03:00`. Absent in older documents. */
  readonly startsLocal?: string | undefined;
  readonly endsLocal?: string | undefined;
  readonly timezone: string;
  readonly allDay: boolean;
}

/** Returns the local start and end times in the span's zone, as dates to be formatted in UTC. */
export function toWallTimes({
  startsAt,
  endsAt,
  startsLocal,
  endsLocal,
  timezone,
}: Omit<TimeSpan, 'allDay'>): readonly [start: Date, end: Date] {
  return [toWallTime(startsAt, timezone, startsLocal), toWallTime(endsAt, timezone, endsLocal)];
}

const HOUR = 3_600_000;

/** Returns the first and last day in the span's own zone, as `2026-03-29`. An end at midnight belongs to the previous day. */
export function toDays(span: TimeSpan): { readonly first: string; readonly last: string } {
  const [start, end] = toWallTimes(span);
  // In older documents, all-day spans end at 01:00 if clocks skip midnight.
  const over = span.allDay ? HOUR + 1 : 1;
  const last = new Date(Math.max(start.getTime(), end.getTime() - over));
  return { first: toDay(start), last: toDay(last) };
}

function toDay(wall: Date): string {
  return wall.toISOString().slice(0, 10);
}
