import type { DataReader } from '@adp/shared-data/client';
import type { Filters } from '@adp/shared-data/lists';
import { toReader } from '@adp/shared-data/translation';
import { toDeadlineEntry, toEventEntry } from '@adp/shared-ui/calendar';
import { toCalendarFeed } from '@adp/shared-ui/calendar-file';
import type { Addresses } from '../addresses';
import { readDeadlines, readEvents } from './readFeed';

interface Context {
  readonly reader: Pick<DataReader, 'list'>;
  readonly addresses: Addresses;
  readonly now: Date;
}

interface Choice {
  /** As the calendar's address has them. */
  readonly filters: Filters;
  /** As they are read. */
  readonly read: Filters;
}

/** Seconds after which a calendar looks for changes. */
const ttl = 3_600;

/** The calendar of events that match the filters, in the language of the addresses. Entries are those of the items' own files, so that one replaces the other. */
export async function toEventCalendar({ reader, addresses, now }: Context, { filters, read }: Choice): Promise<string> {
  const { language, text } = addresses;
  const items = (await readEvents(reader, read, now)).map((item) => toReader(item, language));
  const entries = items.map((item) => ({
    entry: toEventEntry(item, addresses.item('event', item.id), language),
    stamp: item.updatedAt,
  }));
  const name = text('calendar.events', { site: text('site.name') });
  return toCalendarFeed(entries, { name, url: addresses.calendar('event', filters), ttl });
}

/** The calendar of deadlines of the opportunities that match the filters. */
export async function toDeadlineCalendar(
  { reader, addresses, now }: Context,
  { filters, read }: Choice,
): Promise<string> {
  const { language, text } = addresses;
  const items = (await readDeadlines(reader, read, now)).map((item) => toReader(item, language));
  const entries = items.flatMap(({ deadlineAt, timezone, title, ...item }) => {
    if (deadlineAt === undefined || timezone === undefined) return [];
    const url = addresses.item('opportunity', item.id);
    const entry = toDeadlineEntry({ ...item, deadlineAt, timezone }, text('calendar.deadline', { title }), url);
    return { entry, stamp: item.updatedAt };
  });
  const name = text('calendar.deadlines', { site: text('site.name') });
  return toCalendarFeed(entries, { name, url: addresses.calendar('opportunity', filters), ttl });
}
