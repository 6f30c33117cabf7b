import type { DataReader } from '@adp/shared-data/client';
import { type ContentKind, type Item, type Kind, wholeKinds } from '@adp/shared-data/content';
import { events } from '@adp/shared-data/event';
import { type Filters, listDefinitions, listPlan, type ListQuery } from '@adp/shared-data/lists';
import { opportunities } from '@adp/shared-data/opportunity';
import { type Language, languages } from '@adp/shared-ui/languages';

type Reader = Pick<DataReader, 'list'>;

export interface FeedItem extends Pick<
  Item,
  | 'id'
  | 'title'
  | 'summary'
  | 'lang'
  | 'translations'
  | 'translation'
  | 'themes'
  | 'tags'
  | 'authorName'
  | 'authorUsername'
  | 'updatedAt'
> {
  readonly publishedAt?: Date;
  readonly startsAt?: Date;
  readonly startsLocal?: string;
  readonly endsAt?: Date;
  readonly endsLocal?: string;
  readonly deadlineAt?: Date;
  readonly deadlineLocal?: string;
  readonly timezone?: string;
}

const sources: Readonly<Record<ContentKind, Kind<unknown, FeedItem>>> = wholeKinds;
/** The maximum size of a query under the security rules. */
const pageSize = 50;
const pastSize = 20;

/** Returns the language of a feed or calendar: the language selected by its filters, or else English. */
export function toFeedLanguage({ lang = [] }: Filters): Language {
  return languages.find((language) => lang.every((selected) => selected === language)) ?? 'en';
}

/**
 * Returns the items of a feed, newest first. If a filter selects a view of the list, such as "closing soon", that view
 * determines the order. Reads at most 50 documents in one query.
 */
export async function readFeed(
  reader: Reader,
  kind: ContentKind,
  filters: Filters,
  now: Date,
): Promise<readonly FeedItem[]> {
  const { order, ...others } = filters;
  const hasView = listDefinitions[kind].fields.some(({ name, view }) => view && others[name] !== undefined);
  const { queries, matches } = listPlan(kind, others, now);
  const [first] = queries;
  if (first === undefined) return [];
  const query = hasView || first.range !== undefined ? first : { ...first, order: 'newest' };
  return readQuery(reader, sources[kind], query, { pageSize, matches });
}

/** Returns the upcoming events that match the filters, and the latest past events. Reads at most 70 documents. */
export async function readEvents(reader: Reader, filters: Filters, now: Date) {
  const { queries, matches } = listPlan('event', omitView('event', filters), now);
  const [query = { order: 'upcoming', filters: {} }] = queries;
  const [upcoming, past] = await Promise.all([
    readQuery(reader, events, query, { pageSize, matches }),
    readQuery(reader, events, { ...query, order: 'past' }, { pageSize: pastSize, matches }),
  ]);
  return [...past.toReversed(), ...upcoming];
}

/** Returns the open opportunities that match the filters. Reads at most 50 documents. */
export async function readDeadlines(reader: Reader, filters: Filters, now: Date) {
  const { queries, matches } = listPlan('opportunity', omitView('opportunity', filters), now);
  const [query = { order: 'closing', filters: {} }] = queries;
  return readQuery(reader, opportunities, query, { pageSize, matches });
}

async function readQuery<Summary extends object>(
  reader: Reader,
  kind: Kind<unknown, Summary>,
  { order, filters, range }: ListQuery,
  { pageSize: size, matches = () => true }: { pageSize: number; matches?: ((item: object) => boolean) | undefined },
): Promise<readonly Summary[]> {
  const { items } = await reader.list(kind, { order, filters, range, pageSize: size });
  return items.filter(matches);
}

/** Removes the filters that select a view of the list, because a calendar has its own view. */
function omitView(kind: ContentKind, filters: Filters): Filters {
  const views = listDefinitions[kind].fields.filter(({ view }) => view).map(({ name }) => name);
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !views.includes(name)));
}
