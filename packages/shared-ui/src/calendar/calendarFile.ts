import ical, { type ICalCalendarData, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { plainText, type CalendarEntry } from './CalendarEntry';
import { toDays, toWallTimes } from './TimeSpan';
import { toStamp } from './toStamp';
import { toZoneComponents } from './zoneComponents';
import type { Instant } from './zones';

/** Product id, which calendars show as the source of an entry. */
const prodId = { company: 'African Digital Policy', product: 'site', language: 'EN' };

export interface CalendarFeed {
  readonly name: string;
  readonly url: string;
  /** Interval at which calendar clients check for changes, in seconds. */
  readonly ttl: number;
}

/** Returns an .ics file (RFC 5545). Times are local, so they stay correct if a zone's rules change. */
export function toCalendarFile(entries: CalendarEntry | readonly CalendarEntry[], stamp: Instant): string {
  return print([entries].flat().map((entry) => ({ entry, stamp })));
}

/** Returns an .ics file to subscribe to. Each entry has its own stamp, so that the file changes only when an entry does. */
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

/** Returns the dates of an all-day entry. In RFC 5545, the end is the day after the last day. */
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
