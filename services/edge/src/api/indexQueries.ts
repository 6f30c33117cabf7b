import { itemPath } from '@adp/shared-data/content';
import { calendarKinds, countFacets, createListMatcher, type Filters, printFilters } from '@adp/shared-data/lists';
import { toBase } from '@adp/shared-ui/languages';
import {
  type CollectionCounts,
  countedProperties,
  dayProperties,
  type ItemCounts,
  pageTimeline,
  readIndex,
  type SearchRequest,
  type TimelineFilters,
} from '@adp/shared-ui/search-index';
import type { Collection } from './collections';
import { readIndexText } from './createIndexFiles';
import { notFound, type Query, type Source } from './queries';

// Queries of the search index. The others (queries.ts) read documents.

/** The timeout for suggestions, counts and the timeline, in milliseconds. A page without them is better than a slow page. */
const extrasTimeout = 1_000;

export function querySearch({ index, site, now }: Source, request: SearchRequest): Query {
  return {
    key: `search ${JSON.stringify(request)}`,
    collections: [],
    read: async (isFresh) => {
      if (!index) return notFound('search', new Date(now()));
      const { page, checkedAt } = await index.search({ ...request, isFresh });
      const items = page.items.map((entry) => {
        const base = entry.original === undefined ? '' : toBase(entry.lang ?? '');
        return { ...entry, source: site + base + itemPath(entry.kind, entry.id) };
      });
      return { status: 200, content: { ...page, items }, asOf: new Date(checkedAt), checkedAt };
    },
  };
}

export function querySuggestions({ index, now }: Source): Query {
  return {
    key: 'search suggestions',
    collections: [],
    read: async () => {
      const asOf = new Date(now());
      if (!index) return notFound('search', asOf);
      const { suggested } = readIndex(JSON.parse(await readIndexText(index.readFile, extrasTimeout)));
      return { status: 200, content: { items: suggested }, asOf };
    },
  };
}

/** Number of days for which deadlines and events are counted, from today. */
const countedDays = 90;

// The cast is safe, because every property has an entry.
const noCounts = Object.fromEntries(countedProperties.map((name) => [name, {}])) as ItemCounts;

/**
 * Queries the number of published items by property, of all items or of one programme, as of the last update of the search
 * index. Lists of events and opportunities open without those that are over, so `listed` has the lengths of these lists.
 */
export function queryCounts({ index, now }: Source, programme?: string): Query {
  return {
    key: ['counts', programme].filter(Boolean).join(' '),
    collections: [],
    read: async () => {
      const [counts, listed] = await Promise.all([
        index?.readCounts(extrasTimeout),
        countListed(index, now(), programme),
      ]);
      const requested = counts && selectCounts(counts.content, programme);
      if (!requested) return notFound('counts', new Date(now()));
      const today = toDay(now());
      const last = toDay(now() + countedDays * 86_400_000);
      const getNext = (days: Readonly<Record<string, number>>) =>
        Object.fromEntries(Object.entries(days).filter(([day]) => day >= today && day <= last));
      const next = Object.fromEntries(dayProperties.map((name) => [name, getNext(requested[name])]));
      return { status: 200, content: { counts: { ...requested, ...next }, listed }, asOf: counts.builtAt };
    },
  };
}

/** Counts the items that lists of events and opportunities show at first. Omits lists without compared fields in the index. */
async function countListed(index: Source['index'], now: number, programme: string | undefined) {
  const filters: Filters = programme === undefined ? {} : { programme: [programme] };
  const counts = calendarKinds.map(async (kind) => {
    const compared = await index?.readCompared.get(kind)?.(extrasTimeout);
    return compared
      ? [[kind, compared.content.filter(createListMatcher(kind, filters, new Date(now))).length] as const]
      : [];
  });
  return Object.fromEntries((await Promise.all(counts)).flat());
}

/** Returns the requested counts. Returns undefined if the file was written before it contained programmes. */
function selectCounts({ programmes, ...all }: CollectionCounts, programme: string | undefined): ItemCounts | undefined {
  if (programme === undefined) return all;
  return programmes && (programmes[programme] ?? noCounts);
}

/** Queries the number of items for each value of each filter of a list, as of the last update of the search index. */
export function queryFacets(
  { index, now }: Source,
  { kind, path }: Collection,
  { filters }: { readonly filters: Filters },
): Query {
  const name = `facets/${path}`;
  return {
    key: name + printFilters(kind, filters),
    collections: [],
    read: async () => {
      const compared = await index?.readCompared.get(kind)?.(extrasTimeout);
      if (!compared) return notFound(name, new Date(now()));
      const counts = countFacets(kind, compared.content, { filters, now: new Date(now()) });
      return { status: 200, content: { counts }, asOf: compared.builtAt };
    },
  };
}

/** Queries a page of the dated publications and events, as of the last update of the search index. */
export function queryTimeline({ index, site, now }: Source, filters: TimelineFilters): Query {
  return {
    key: `timeline ${JSON.stringify([filters.programme, filters.year, filters.after])}`,
    collections: [],
    read: async () => {
      const timeline = await index?.readTimeline(extrasTimeout);
      if (!timeline) return notFound('timeline', new Date(now()));
      const { items, ...page } = pageTimeline(timeline.content, filters, toDay(now()));
      const withSource = items.map((item) => ({
        ...item,
        source: site + itemPath(item.kind, item.id),
      }));
      return { status: 200, content: { items: withSource, ...page }, asOf: timeline.builtAt };
    },
  };
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
