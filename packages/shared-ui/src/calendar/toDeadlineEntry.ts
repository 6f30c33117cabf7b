import type { CalendarEntry } from './CalendarEntry';
import { toLocalTime, toWallText, toWallTime } from './wallTime';

const HALF_HOUR = 30 * 60_000;

/** An opportunity with a fixed deadline. `revision` grows with every change, so that a moved deadline replaces its entry. */
export interface CalendarDeadline {
  readonly id: string;
  readonly summary: string;
  readonly revision: number;
  readonly deadlineAt: Date;
  readonly deadlineLocal?: string | undefined;
  readonly timezone: string;
}

/** Returns the calendar entry of a deadline: the half hour before it. `title` is in the reader's language, such as "Closes: …". */
export function toDeadlineEntry(deadline: CalendarDeadline, title: string, url: string): CalendarEntry {
  const { deadlineAt, deadlineLocal, timezone } = deadline;
  const startsAt = new Date(deadlineAt.getTime() - HALF_HOUR);
  const wall = toWallTime(deadlineAt, timezone, deadlineLocal);
  // Compute the offset separately, because clocks may change during the half hour.
  const startsLocal = toLocalTime(toWallText(new Date(wall.getTime() - HALF_HOUR)), startsAt);
  return {
    uid: `opportunity-${deadline.id}@${new URL(url).hostname}`,
    sequence: deadline.revision,
    title,
    description: `${deadline.summary}\n\n${url}`,
    url,
    span: { startsAt, endsAt: deadlineAt, startsLocal, endsLocal: deadlineLocal, timezone, allDay: false },
  };
}
