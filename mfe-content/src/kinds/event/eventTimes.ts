import { dateFormat, formatRange } from '@adp/shared-ui/format';
import { knownZone, offsetMinutes, toDays, zoneWords, type TimeSpan } from '@adp/shared-ui/calendar';

/** An event's time as Intl formats it, for use in a message. */
export interface EventTimes {
  /** Only days for an all-day event; otherwise day and hours, in the event's zone. */
  readonly local: string;
  /** The event's zone at its start; absent for whole days, which are the same in every zone. */
  readonly zone?: { readonly name: string; readonly offset: string };
  /** The same in the reader's zone, where its clock differs from the event's. */
  readonly reader?: { readonly local: string; readonly name: string; readonly offset: string };
}

/** An event's time in its own zone and the reader's, in the language of `locale`. */
export function toEventTimes(span: TimeSpan, locale: string, reader: string): EventTimes {
  const start = new Date(span.startsAt);
  const end = new Date(span.endsAt);
  if (span.allDay) {
    const { first, last } = toDays(span);
    const days = dateFormat(locale, { ...day, timeZone: 'UTC' });
    return { local: formatRange(days, new Date(first), new Date(last)) };
  }
  const inZone = (zone: string) =>
    formatRange(dateFormat(locale, { ...day, ...hours, timeZone: knownZone(zone) }), start, end);
  const local = inZone(span.timezone);
  const zone = zoneWords(span.timezone, start, locale);
  const sameClock = [start, end].every((at) => offsetMinutes(span.timezone, at) === offsetMinutes(reader, at));
  if (sameClock) return { local, zone };
  return { local, zone, reader: { local: inZone(reader), ...zoneWords(reader, start, locale) } };
}

/** Whether an event is upcoming, in progress, or over. */
export function getEventPhase({ startsAt, endsAt }: TimeSpan, now: Date): 'upcoming' | 'now' | 'past' {
  if (now < new Date(startsAt)) return 'upcoming';
  return now < new Date(endsAt) ? 'now' : 'past';
}

const day = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;
const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
