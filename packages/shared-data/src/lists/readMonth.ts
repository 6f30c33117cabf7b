import { toDays, toDeadlineDay, toWallTimes } from '@adp/shared-ui/calendar';
import type { DataReader } from '../client/createReader';
import { listedEvents } from '../kinds/event/listedEvents';
import { listedOpportunities } from '../kinds/opportunity/listedOpportunities';
import type { CalendarKind } from './calendarKinds';
import type { Filters, ListQuery } from './ListDefinition';
import { withFilter } from './listFilters';
import { matchesFilters, splitFilters } from './listPlan';
import { readItems } from './readItems';
import { withAuthorUid } from './withAuthorUid';

/** An event or a deadline on the days of a calendar. */
export interface MonthEntry {
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  readonly translations?: Readonly<Record<string, { readonly title: string }>>;
  /** The first and last day in the item's own time zone, such as `2026-12-01`. A deadline has a single day. */
  readonly first: string;
  readonly last: string;
  /** The local time of the start, such as `09:30`. Absent for deadlines and all-day events. */
  readonly time?: string;
  /** The status of an event that does not take place as announced first. */
  readonly status?: string;
}

export interface Month {
  readonly items: readonly MonthEntry[];
  /** True if the month has more items than were read. */
  readonly capped: boolean;
  readonly asOf: Date;
}

interface MonthRequest {
  /** The month, such as `2026-12`. */
  readonly month: string;
  readonly filters: Filters;
}

const dayLength = 86_400_000;
/** The longest event that a month shows if it began in an earlier month, in days. */
const longestEvent = 14;

/** Reads the events or the deadlines of a month, in the order of their days. Rejects with DataError. */
export async function readMonth(
  reader: Pick<DataReader, 'get' | 'list'>,
  kind: CalendarKind,
  { month, filters: requested }: MonthRequest,
): Promise<Month> {
  const filters = await withAuthorUid(reader, withFilter(requested, 'deadline', []));
  const { conditions, byPage } = splitFilters(kind, filters);
  const matches = (item: object) => matchesFilters(kind, item, byPage);
  const toPlan = (order: string, daysBefore: number) => {
    const query: ListQuery = { order, filters: conditions, range: toRange(month, daysBefore) };
    return { queries: [query], matches };
  };
  const { items, ...read } = kind === 'event' ? await readEvents(reader, toPlan) : await readDeadlines(reader, toPlan);
  const inMonth = items.filter(({ first, last }) => first.slice(0, 7) <= month && last.slice(0, 7) >= month);
  return { ...read, items: inMonth.sort((a, b) => toSortText(a).localeCompare(toSortText(b), 'en')) };
}

type ToPlan = (order: string, daysBefore: number) => Parameters<typeof readItems>[2];

async function readEvents(reader: Pick<DataReader, 'list'>, toPlan: ToPlan) {
  const { items, ...read } = await readItems(reader, listedEvents, toPlan('starting', longestEvent));
  return {
    ...read,
    items: items.map((event): MonthEntry => {
      const [start] = toWallTimes(event);
      return {
        ...toEntry(event),
        ...toDays(event),
        ...(!event.allDay && { time: start.toISOString().slice(11, 16) }),
        ...(event.eventStatus !== 'scheduled' && { status: event.eventStatus }),
      };
    }),
  };
}

async function readDeadlines(reader: Pick<DataReader, 'list'>, toPlan: ToPlan) {
  const { items, ...read } = await readItems(reader, listedOpportunities, toPlan('due', 0));
  return {
    ...read,
    items: items.flatMap((opportunity): readonly MonthEntry[] => {
      const { deadlineAt, deadlineLocal, timezone } = opportunity;
      if (deadlineAt === undefined) return [];
      const day = toDeadlineDay(deadlineAt, timezone, deadlineLocal).toISOString().slice(0, 10);
      return [{ ...toEntry(opportunity), first: day, last: day }];
    }),
  };
}

/** Returns the instants to read, with a day more on both sides, because days begin in the time zone of each item. */
function toRange(month: string, daysBefore: number) {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return {
    from: new Date(Date.UTC(year, number - 1) - (1 + daysBefore) * dayLength),
    to: new Date(Date.UTC(year, number) + dayLength),
  };
}

interface Titled {
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  readonly translations?: Readonly<Partial<Record<string, { readonly title: string }>>>;
}

function toEntry({ id, title, lang, translations = {} }: Titled) {
  const titles = Object.entries(translations).flatMap(([language, translation]) =>
    translation ? [[language, { title: translation.title }] as const] : [],
  );
  return { id, title, lang, ...(titles.length > 0 && { translations: Object.fromEntries(titles) }) };
}

const toSortText = ({ first, time = '', title }: MonthEntry) => `${first} ${time} ${title}`;
