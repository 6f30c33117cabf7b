import { contentKinds } from '@adp/shared-data/content';
import { toBase } from '@adp/shared-ui/languages';
import {
  dayProperties,
  pageTimeline,
  readIndex,
  readItemCounts,
  type SearchRequest,
  type TimelineFilters,
} from '@adp/shared-ui/search-index';
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
        return { ...entry, source: `${site}${base}/${contentKinds[entry.kind].segment}/${entry.id}` };
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

/** Queries the number of published items by property, as of the last update of the search index. */
export function queryCounts({ index, now }: Source): Query {
  return {
    key: 'counts',
    collections: [],
    read: async () => {
      if (!index) return notFound('counts', new Date(now()));
      const { counts: name, builtAt } = readIndex(JSON.parse(await readIndexText(index.readFile, extrasTimeout)));
      const file = name === undefined ? undefined : await index.readFile(name, extrasTimeout);
      if (!file?.ok) return notFound('counts', builtAt);
      const counts = readItemCounts(await file.json());
      const today = toDay(now());
      const last = toDay(now() + countedDays * 86_400_000);
      const getNext = (days: Readonly<Record<string, number>>) =>
        Object.fromEntries(Object.entries(days).filter(([day]) => day >= today && day <= last));
      const next = Object.fromEntries(dayProperties.map((name) => [name, getNext(counts[name])]));
      return { status: 200, content: { counts: { ...counts, ...next } }, asOf: builtAt };
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
      const { items, ...page } = pageTimeline(timeline.items, filters, toDay(now()));
      const withSource = items.map((item) => ({
        ...item,
        source: `${site}/${contentKinds[item.kind].segment}/${item.id}`,
      }));
      return { status: 200, content: { items: withSource, ...page }, asOf: timeline.builtAt };
    },
  };
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
