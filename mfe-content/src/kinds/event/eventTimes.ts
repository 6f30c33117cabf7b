import { dateFormat, formatRange } from '@adp/shared-ui/format';
import { knownZone, getOffset, toDays, toWallTimes, zoneWords, type TimeSpan } from '@adp/shared-ui/calendar';

/** An event's time, formatted for use in a message. */
export interface EventTimes {
  /** The date and time in the event's zone. For an all-day event, only the days. */
  readonly local: string;
  /** The event's zone and its offset at the start. Absent for all-day events, which are on the same days in every zone. */
  readonly zone?: { readonly name: string; readonly offset: string };
  /** The date and time in the reader's zone, if they differ. */
  readonly reader?: { readonly local: string; readonly name: string; readonly offset: string };
}

export function toEventTimes(span: TimeSpan, locale: string, reader: string): EventTimes {
  if (span.allDay) {
    const { first, last } = toDays(span);
    const days = dateFormat(locale, { ...day, timeZone: 'UTC' });
    return { local: formatRange(days, new Date(first), new Date(last)) };
  }
  const times = toWallTimes(span);
  const { local, ...zone } = toZoneTimes(span.timezone, times, span, locale);
  // Readers in the event's own zone see only the announced time, even if this device has different rules for the zone.
  if (knownZone(reader) === knownZone(span.timezone)) return { local, zone };
  const readerTimes = toWallTimes({ startsAt: span.startsAt, endsAt: span.endsAt, timezone: reader });
  if (times.every((time, index) => time.getTime() === readerTimes[index]?.getTime())) return { local, zone };
  return { local, zone, reader: toZoneTimes(reader, readerTimes, span, locale) };
}

function toZoneTimes(
  zone: string,
  [start, end]: ReturnType<typeof toWallTimes>,
  { startsAt }: TimeSpan,
  locale: string,
): NonNullable<EventTimes['reader']> {
  const format = dateFormat(locale, { ...day, ...hours, timeZone: 'UTC' });
  // When clocks go back, the end may have an earlier local time than the start.
  const local = formatRange(format, start, end < start ? start : end);
  return { local, ...zoneWords(zone, getOffset(startsAt, start), locale) };
}

export function getEventPhase({ startsAt, endsAt }: TimeSpan, now: Date): 'upcoming' | 'now' | 'past' {
  if (now < new Date(startsAt)) return 'upcoming';
  return now < new Date(endsAt) ? 'now' : 'past';
}

const day = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;
const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
