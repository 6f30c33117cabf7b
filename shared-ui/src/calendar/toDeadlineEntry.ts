import type { CalendarEntry } from './CalendarEntry';

/** An opportunity with a fixed deadline; its revision counts every change, so that a moved deadline replaces the entry. */
export interface CalendarDeadline {
  readonly id: string;
  readonly summary: string;
  readonly revision: number;
  readonly deadlineAt: Date;
  readonly timezone: string;
}

/**
 * The calendar entry of a deadline: the half hour before it.
 * @param title in the reader's language, such as "Closes: …"
 */
export function toDeadlineEntry(deadline: CalendarDeadline, title: string, url: string): CalendarEntry {
  const endsAt = deadline.deadlineAt.getTime();
  return {
    uid: `opportunity-${deadline.id}@${new URL(url).hostname}`,
    sequence: deadline.revision,
    title,
    description: `${deadline.summary}\n\n${url}`,
    url,
    span: { startsAt: endsAt - 30 * 60_000, endsAt, timezone: deadline.timezone, allDay: false },
  };
}
