import type { DataReader } from '@adp/shared-data/client';
import type { Filters } from '@adp/shared-data/lists';
import { toReader } from '@adp/shared-data/translation';
import { toDeadlineEntry, toEventEntry } from '@adp/shared-ui/calendar';
import { toCalendarFeed } from '@adp/shared-ui/calendar-file';
import type { SiteUrls } from '../siteUrls';
import { readDeadlines, readEvents } from './readFeed';

interface Context {
  readonly reader: Pick<DataReader, 'list'>;
  readonly urls: SiteUrls;
  readonly now: Date;
}

interface CalendarFilters {
  readonly filters: Filters;
  /** The same filters as stored fields. */
  readonly queryFilters: Filters;
}

/** The refresh interval of calendars, in seconds. */
const ttl = 3_600;

/**
 * Returns the calendar of events that match the filters, in the language of `urls`. Each entry has the same id as in
 * the event's own calendar file, so calendars replace an entry imported from that file.
 */
export async function toEventCalendar(
  { reader, urls, now }: Context,
  { filters, queryFilters }: CalendarFilters,
): Promise<string> {
  const { language, text } = urls;
  const items = (await readEvents(reader, queryFilters, now)).map((item) => toReader(item, language));
  const entries = items.map((item) => ({
    entry: toEventEntry(item, urls.item('event', item.id), language),
    stamp: item.updatedAt,
  }));
  const name = text('calendar.events', { site: text('site.name') });
  return toCalendarFeed(entries, { name, url: urls.calendar('event', filters), ttl });
}

export async function toDeadlineCalendar(
  { reader, urls, now }: Context,
  { filters, queryFilters }: CalendarFilters,
): Promise<string> {
  const { language, text } = urls;
  const items = (await readDeadlines(reader, queryFilters, now)).map((item) => toReader(item, language));
  const entries = items.flatMap(({ deadlineAt, timezone, title, ...item }) => {
    if (deadlineAt === undefined || timezone === undefined) return [];
    const url = urls.item('opportunity', item.id);
    const entry = toDeadlineEntry({ ...item, deadlineAt, timezone }, text('calendar.deadline', { title }), url);
    return { entry, stamp: item.updatedAt };
  });
  const name = text('calendar.deadlines', { site: text('site.name') });
  return toCalendarFeed(entries, { name, url: urls.calendar('opportunity', filters), ttl });
}
