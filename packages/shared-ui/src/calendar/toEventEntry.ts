import { toPlaceParts } from '../format/index';
import type { CalendarEntry } from './CalendarEntry';
import type { TimeSpan } from './TimeSpan';

export interface CalendarEvent extends TimeSpan {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly venue?: {
    readonly name?: string;
    readonly street?: string;
    readonly city?: string;
    readonly country?: string;
  };
  readonly joinUrl?: string;
  readonly eventStatus: 'scheduled' | 'postponed' | 'rescheduled' | 'moved_online' | 'cancelled';
  /** The number of edits made with the form. */
  readonly icsSequence: number;
  /** The revision number, which grows with every change, including imports. */
  readonly revision: number;
}

/** Returns the calendar entry of an event. A postponed event is "tentative", because its date is no longer valid. */
export function toEventEntry(event: CalendarEvent, url: string, locale?: string): CalendarEntry {
  const { startsAt, endsAt, startsLocal, endsLocal, timezone, allDay, venue, joinUrl, eventStatus } = event;
  const place = venue && eventStatus !== 'moved_online' ? toPlaceParts(venue, locale) : [joinUrl];
  const location = place.filter(Boolean).join(', ');
  return {
    uid: `event-${event.id}@${new URL(url).hostname}`,
    sequence: event.icsSequence + event.revision,
    title: event.title,
    description: `${event.summary}\n\n${url}`,
    ...(location ? { location } : {}),
    url,
    span: { startsAt, endsAt, startsLocal, endsLocal, timezone, allDay },
    status: eventStatus === 'cancelled' ? 'cancelled' : eventStatus === 'postponed' ? 'tentative' : 'confirmed',
  };
}
