import ical, { type ICalCalendarData, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { plainText, type CalendarEntry } from './CalendarEntry';
import { toDays, toWallTimes } from './TimeSpan';
import { toStamp } from './toStamp';
import { toZoneComponents } from './zoneComponents';
import type { Instant } from './zones';

/** The product's name for calendars that show where an entry came from. */
const prodId = { company: 'African Digital Policy', product: 'site', language: 'EN' };

/** What a calendar that clients subscribe to says of itself. */
export interface CalendarFeed {
  readonly name: string;
  readonly url: string;
  /** Seconds after which a client looks for changes. */
  readonly ttl: number;
}

/**
 * Returns an .ics file (RFC 5545) with one entry. Times are local to the entry's zone, so a calendar keeps them when the zone's rules
 * change. Whole days have no time.
 * @param stamp when the file is created
 */
export function toCalendarFile(entry: CalendarEntry, stamp: Instant): string {
  return print([{ entry, stamp }]);
}

/** The file of a calendar to subscribe to. Each entry has its own stamp, so that the file changes only with an entry. */
export function toCalendarFeed(
  entries: readonly { readonly entry: CalendarEntry; readonly stamp: Instant }[],
  { name, url, ttl }: CalendarFeed,
): string {
  return print(entries, { name: plainText(name, 250), source: url, url, ttl });
}

function print(entries: Parameters<typeof toCalendarFeed>[0], feed: ICalCalendarData = {}): string {
  const { components, inUtc } = toZoneComponents(entries.map(({ entry }) => entry));
  const calendar = ical({
    prodId,
    method: ICalCalendarMethod.PUBLISH,
    // Each event names its own zone.
    timezone: { name: null, generator: (zone) => components.get(zone) ?? null },
    ...feed,
  });
  for (const { entry, stamp } of entries) {
    const { span, status = 'confirmed' } = entry;
    calendar.createEvent({
      id: entry.uid,
      sequence: entry.sequence,
      stamp: new Date(stamp),
      ...(span.allDay ? wholeDays(span) : inUtc.has(entry) ? hoursInUtc(span) : localHours(span)),
      summary: plainText(entry.title, 250).replaceAll('\n', ' '),
      description: plainText(entry.description),
      location: entry.location ? plainText(entry.location, 250).replaceAll('\n', ', ') : null,
      url: entry.url,
      status: statuses[status],
    });
  }
  return `${calendar.toString().trimEnd()}\r\n`;
}

/** Days as RFC 5545 has them: the end is the day after the last. */
function wholeDays(span: CalendarEntry['span']) {
  const { first, last } = toDays(span);
  return { allDay: true, start: new Date(first), end: new Date(Date.parse(last) + 86_400_000) };
}

function hoursInUtc({ startsAt, endsAt }: CalendarEntry['span']) {
  return { start: new Date(startsAt), end: new Date(endsAt) };
}

function localHours(span: CalendarEntry['span']) {
  const [start, end] = toWallTimes(span);
  return { timezone: span.timezone, start: toLocal(start), end: toLocal(end) };
}

/** Passes a wall time to ical-generator, which reads a `Date` in this device's time zone. */
function toLocal(wall: Date) {
  const [day = '', time = ''] = toStamp(wall).split('T');
  return {
    format: (pattern?: string) => (pattern === 'HHmmss' ? time : day),
    isValid: () => true,
    toDate: () => wall,
    toJSON: () => wall.toJSON(),
  };
}

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;
