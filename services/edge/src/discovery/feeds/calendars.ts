import type { DataReader } from '@adp/shared-data/client';
import { events } from '@adp/shared-data/event';
import {
  type CalendarKind,
  calendarNames,
  type Filters,
  listDefinitions,
  type ListPlan,
  listPlan,
} from '@adp/shared-data/lists';
import { opportunities } from '@adp/shared-data/opportunity';
import { toReader } from '@adp/shared-data/translation';
import { toDeadlineEntry, toEventEntry } from '@adp/shared-ui/calendar';
import { toCalendarFeed } from '@adp/shared-ui/calendar-file';
import type { SiteUrls } from '../siteUrls';
import { pageSize, readQuery } from './readFeed';

interface Context {
  readonly reader: Pick<DataReader, 'list'>;
  readonly urls: SiteUrls;
  readonly now: Date;
}

interface CalendarFilters {
  readonly filters: Filters;
  readonly queryFilters: Filters;
}

/** The refresh interval of calendars, in seconds. */
const ttl = 3_600;
const pastSize = 20;

export async function toCalendar(
  kind: CalendarKind,
  context: Context,
  { filters, queryFilters }: CalendarFilters,
): Promise<string> {
  const { urls } = context;
  const entries = await readEntries[kind](context, planCalendar(kind, queryFilters, context.now));
  const name = urls.text(`calendar.${calendarNames[kind]}`, { site: urls.text('site.name') });
  return toCalendarFeed(entries, { name, url: urls.calendar(kind, filters), ttl });
}

/** Returns the plan without the filters that select a view of the list, because a calendar has its own view. */
function planCalendar(kind: CalendarKind, filters: Filters, now: Date): ListPlan {
  const views = listDefinitions[kind].fields.filter(({ view }) => view).map(({ name }) => name);
  const others = Object.fromEntries(Object.entries(filters).filter(([name]) => !views.includes(name)));
  return listPlan(kind, others, now);
}

const readEntries = {
  /** Reads upcoming and the latest past events, at most 70. Each has the same id as in its own calendar file. */
  event: async ({ reader, urls }: Context, { queries, matches }: ListPlan) => {
    const [query = { order: 'upcoming', filters: {} }] = queries;
    const [upcoming, past] = await Promise.all([
      readQuery(reader, events, query, { pageSize, matches }),
      readQuery(reader, events, { ...query, order: 'past' }, { pageSize: pastSize, matches }),
    ]);
    return [...past.toReversed(), ...upcoming].map((event) => {
      const item = toReader(event, urls.language);
      return { entry: toEventEntry(item, urls.item('event', item.id), urls.language), stamp: item.updatedAt };
    });
  },
  opportunity: async ({ reader, urls }: Context, { queries, matches }: ListPlan) => {
    const [query = { order: 'closing', filters: {} }] = queries;
    const items = await readQuery(reader, opportunities, query, { pageSize, matches });
    return items.flatMap((opportunity) => {
      const { deadlineAt, timezone, title, ...item } = toReader(opportunity, urls.language);
      if (deadlineAt === undefined || timezone === undefined) return [];
      const url = urls.item('opportunity', item.id);
      const entry = toDeadlineEntry({ ...item, deadlineAt, timezone }, urls.text('calendar.deadline', { title }), url);
      return { entry, stamp: item.updatedAt };
    });
  },
} as const;
