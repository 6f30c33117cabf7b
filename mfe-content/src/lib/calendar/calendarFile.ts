import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { toDays } from '../time/TimeSpan';
import type { Instant } from '../time/zones';
import { plainText, type CalendarEntry } from './CalendarEntry';

/** The product's name for calendars that show where an entry came from. */
const prodId = { company: 'African Digital Policy', product: 'site', language: 'EN' };

/**
 * An .ics file (RFC 5545) of one entry. Hours are in UTC, which needs no time
 * zone's rules and is right on both sides of a clock change; whole days have no hour.
 * @param stamp when the file is made
 */
export function toCalendarFile(entry: CalendarEntry, stamp: Instant): string {
  const { span, status = 'confirmed' } = entry;
  const calendar = ical({ prodId, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: new Date(stamp),
    ...(span.allDay ? wholeDays(span) : { start: new Date(span.startsAt), end: new Date(span.endsAt) }),
    summary: plainText(entry.title, 250).replaceAll('\n', ' '),
    description: plainText(entry.description),
    location: entry.location ? plainText(entry.location, 250).replaceAll('\n', ', ') : null,
    url: entry.url,
    status: statuses[status],
  });
  return `${calendar.toString().trimEnd()}\r\n`;
}

/** Days as RFC 5545 has them: the end is the day after the last. */
function wholeDays(span: CalendarEntry['span']) {
  const { first, last } = toDays(span);
  return { allDay: true, start: new Date(first), end: new Date(Date.parse(last) + 86_400_000) };
}

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;
