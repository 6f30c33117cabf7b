import { countValues } from './countValues';

/** An entry with the fields that determine its position and its filters. */
export interface TimelineEntry {
  readonly kind: string;
  readonly id: string;
  /** The date as precise as known: a year, a month or a day, such as `2024-07`. */
  readonly day: string;
  /** The code of the programme that the entry belongs to. */
  readonly programme?: string;
}

export interface TimelineFilters {
  readonly programme?: string | undefined;
  readonly year?: string | undefined;
  /** The key of the last entry of the page before. */
  readonly after?: string | undefined;
}

export interface TimelinePage<Entry> {
  readonly items: readonly Entry[];
  /** `after` of the next page. Null after the last page. */
  readonly next: string | null;
  /** Number of entries in each year, for the selected programme or all programmes. */
  readonly years: Readonly<Record<string, number>>;
  /** Number of entries in each programme, for the selected year or all years. */
  readonly programmes: Readonly<Record<string, number>>;
}

/** Maximum number of entries on a page. With the sources of milestones, its HTML stays below 25,000 bytes. */
const pageSize = 30;

export const timelineYear = /^\d{4}$/;
export const timelineKey = /^\d{4}(-\d\d){0,2} [\w-]{1,40}\/[\w-]{1,128}$/;

/**
 * Returns the sort key of an entry, which is unique. In descending order, days precede their month, and months precede
 * their year, because a less precise date may be any day of it.
 */
function toTimelineKey({ day, kind, id }: TimelineEntry): string {
  return `${day} ${kind}/${id}`;
}

/** Compares entries for sorting, newest first. */
export function compareTimelineEntries(a: TimelineEntry, b: TimelineEntry): number {
  return toTimelineKey(a) < toTimelineKey(b) ? 1 : -1;
}

/** Returns a page of the entries that match the filters, newest first. Omits entries that begin after `today`. */
export function pageTimeline<Entry extends TimelineEntry>(
  entries: readonly Entry[],
  { programme, year, after }: TimelineFilters,
  today: string,
): TimelinePage<Entry> {
  const begun = entries.filter(({ day }) => day <= today.slice(0, day.length));
  const isInYear = ({ day }: Entry) => year === undefined || toYear(day) === year;
  const inProgramme = begun.filter((entry) => programme === undefined || entry.programme === programme);
  const older = inProgramme.filter((entry) => after === undefined || toTimelineKey(entry) < after);
  return {
    ...cut(older.filter(isInYear)),
    years: countValues(inProgramme.map(({ day }) => toYear(day))),
    programmes: countValues(begun.filter(isInYear).flatMap((entry) => entry.programme ?? [])),
  };
}

/** Merges the pages of two sources for the same filters. */
export function mergeTimelinePages<First extends TimelineEntry, Second extends TimelineEntry>(
  first: TimelinePage<First>,
  second: TimelinePage<Second>,
): TimelinePage<First | Second> {
  const { items, next } = cut<First | Second>([...first.items, ...second.items]);
  const last = items.at(-1);
  const hasMore = next !== null || first.next !== null || second.next !== null;
  return {
    items,
    next: hasMore && last ? toTimelineKey(last) : null,
    years: add(first.years, second.years),
    programmes: add(first.programmes, second.programmes),
  };
}

function cut<Entry extends TimelineEntry>(entries: readonly Entry[]): Pick<TimelinePage<Entry>, 'items' | 'next'> {
  const sorted = [...entries].sort(compareTimelineEntries);
  const items = sorted.slice(0, pageSize);
  const last = items.at(-1);
  return { items, next: last && sorted.length > items.length ? toTimelineKey(last) : null };
}

function toYear(day: string): string {
  return day.slice(0, 4);
}

function add(
  first: Readonly<Record<string, number>>,
  second: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const sums = Object.entries(second).map(([name, count]) => [name, (first[name] ?? 0) + count]);
  return { ...first, ...Object.fromEntries(sums) };
}
