import type { Event } from '@adp/shared-data/event';
import type { Calendar } from '../calendar';
import type { SeedEvent } from '../content/seedItem';
import { toZoned, type Zoned } from '../toZoned';
import { baseFields, toBody, type Surroundings } from './baseFields';

export function eventFields(event: SeedEvent, surroundings: Surroundings): Event {
  const { calendar } = surroundings;
  const { registrationClosesInDays: closes, sample = false, city, capacity, accessibility } = event;
  const { country = event.countries[0] } = event;
  return {
    ...baseFields(event, surroundings),
    body: toBody(event, event.body ?? '', event.sources),
    ...hours(event, calendar),
    timezone: event.timezone,
    mode: event.mode,
    // Public pages name the towns of real meetings, but no venues.
    ...(city && { venue: { ...(sample && { name: 'Sample venue' }), city, ...(country && { country }) } }),
    ...(event.registrationUrl && { registrationUrl: event.registrationUrl }),
    ...(closes !== undefined && toRegistration(calendar.timeIn(closes, '23:59', event.timezone, 'end'))),
    ...(capacity !== undefined && { capacity }),
    // Only samples have a cost, because no public page states one.
    ...(sample && { cost: 'free' as const }),
    languages: event.languages ?? [],
    ...(accessibility && { accessibility }),
    ...toOrganiser(event),
    speakers: [],
    eventStatus: event.eventStatus ?? 'scheduled',
    icsSequence: 0,
  };
}

function toOrganiser({ organiser, sample }: SeedEvent): Pick<Event, 'organiser'> {
  if (organiser !== undefined) return { organiser };
  return sample ? { organiser: 'Sample organiser' } : {};
}

function toRegistration({ at, local }: Zoned) {
  return { registrationClosesAt: at, registrationClosesLocal: local };
}

function hours({ when, timezone }: SeedEvent, calendar: Calendar) {
  if ('first' in when) {
    const dayAfter = new Date(Date.parse(when.last) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    return toSpan(toZoned(timezone, when.first, '00:00'), toZoned(timezone, dayAfter, '00:00', 'end'), true);
  }
  const lastDay = when.inDays + (when.lastsDays ?? 1) - 1;
  return toSpan(
    calendar.timeIn(when.inDays, when.from, timezone),
    calendar.timeIn(lastDay, when.until, timezone, 'end'),
    false,
  );
}

function toSpan(start: Zoned, end: Zoned, allDay: boolean) {
  return { startsAt: start.at, startsLocal: start.local, endsAt: end.at, endsLocal: end.local, allDay };
}
