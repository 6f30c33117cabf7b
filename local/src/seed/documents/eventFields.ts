import type { Calendar } from '../calendar';
import type { SeedEvent } from '../content/seedEvent';
import { zonedInstant } from '../zonedInstant';
import { baseFields, type Surroundings } from './baseFields';
import { bodyOf } from './bodyOf';
import type { PlainFields } from './plainValue';

export function eventFields(event: SeedEvent, surroundings: Surroundings): PlainFields {
  const { calendar } = surroundings;
  const { registrationClosesInDays: closes } = event;
  return {
    ...baseFields(event, surroundings),
    body: bodyOf(event, event.body ?? event.summary, event.sources),
    ...hours(event, calendar),
    timezone: event.timezone,
    mode: event.mode,
    venue: event.city === undefined ? undefined : { city: event.city, country: event.country },
    registration_url: event.registrationUrl,
    registration_closes_at: closes === undefined ? undefined : calendar.instantIn(closes, '23:59', event.timezone),
    capacity: event.capacity,
    accessibility: event.accessibility,
    languages: event.languages ?? [event.lang],
    event_status: event.status ?? 'scheduled',
  };
}

function hours({ when, timezone }: SeedEvent, calendar: Calendar): PlainFields {
  if ('first' in when) {
    return {
      starts_at: zonedInstant(timezone, when.first, '00:00'),
      ends_at: zonedInstant(timezone, when.last, '23:59'),
      all_day: true,
    };
  }
  return {
    starts_at: calendar.instantIn(when.inDays, when.from, timezone),
    ends_at: calendar.instantIn(when.inDays + (when.lastsDays ?? 1) - 1, when.until, timezone),
    all_day: false,
  };
}
