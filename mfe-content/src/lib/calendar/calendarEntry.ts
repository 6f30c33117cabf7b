import type { Item } from '@adp/shared-data';
import type { EventSpan } from '../../kinds/event/eventTimes';

/** What goes into a calendar: the same for a file and for a calendar's web address. */
export interface CalendarEntry {
  /** The same for the same item for ever, so that a later file replaces the entry. */
  readonly uid: string;
  /** Counts the changes that matter to who attends. */
  readonly sequence: number;
  readonly title: string;
  readonly description: string;
  readonly location?: string;
  /** The item's page. */
  readonly url: string;
  readonly span: EventSpan;
  readonly status?: 'confirmed' | 'tentative' | 'cancelled';
}

/** What an event must have to go into a calendar. */
export type CalendarEvent = EventSpan &
  Pick<Item<'event'>, 'id' | 'title' | 'summary' | 'venue' | 'joinUrl' | 'eventStatus' | 'icsSequence'>;

/** An event as a calendar's entry. A postponed event is tentative: its day no longer holds. */
export function toEventEntry(event: CalendarEvent, url: string): CalendarEntry {
  const { startsAt, endsAt, timezone, allDay, venue, joinUrl, eventStatus } = event;
  const place =
    venue && eventStatus !== 'moved_online' ? [venue.name, venue.street, venue.city, venue.country] : [joinUrl];
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

/** An opportunity with a fixed deadline; its revision counts every change, so that a moved deadline replaces the entry. */
export type CalendarDeadline = Pick<Item<'opportunity'>, 'id' | 'summary' | 'revision'> & {
  readonly deadlineAt: Date;
  readonly timezone: string;
};

/**
 * An opportunity's deadline as an entry that ends with it and lasts half an hour.
 * @param title the entry's words in the reader's language, such as "Closes: …"
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
