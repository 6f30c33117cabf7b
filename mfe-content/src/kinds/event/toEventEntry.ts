import type { Item } from '@adp/shared-data';
import { countryName } from '@adp/shared-ui/format';
import type { CalendarEntry } from '../../lib/calendar/CalendarEntry';
import type { TimeSpan } from '../../lib/time/TimeSpan';

/** The fields of an event that its calendar entry uses. */
export type CalendarEvent = TimeSpan &
  Pick<Item<'event'>, 'id' | 'title' | 'summary' | 'venue' | 'joinUrl' | 'eventStatus' | 'icsSequence'>;

/** The calendar entry of an event. A postponed event is tentative: its day is no longer valid. */
export function toEventEntry(event: CalendarEvent, url: string): CalendarEntry {
  const { startsAt, endsAt, timezone, allDay, venue, joinUrl, eventStatus } = event;
  const place =
    venue && eventStatus !== 'moved_online'
      ? [venue.name, venue.street, venue.city, venue.country && countryName(venue.country)]
      : [joinUrl];
  const location = place.filter(Boolean).join(', ');
  return {
    uid: `event-${event.id}@${new URL(url).hostname}`,
    sequence: event.icsSequence,
    title: event.title,
    description: `${event.summary}\n\n${url}`,
    ...(location ? { location } : {}),
    url,
    span: { startsAt, endsAt, timezone, allDay },
    status: eventStatus === 'cancelled' ? 'cancelled' : eventStatus === 'postponed' ? 'tentative' : 'confirmed',
  };
}
