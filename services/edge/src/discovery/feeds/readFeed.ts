import { articles } from '@adp/shared-data/article';
import type { DataReader } from '@adp/shared-data/client';
import type { ContentKind, Item, Kind } from '@adp/shared-data/content';
import { events } from '@adp/shared-data/event';
import { knowledgeProducts } from '@adp/shared-data/knowledge-product';
import { type Filters, listDefinitions, listPlan, type ListQuery } from '@adp/shared-data/lists';
import { opportunities } from '@adp/shared-data/opportunity';
import { products } from '@adp/shared-data/product';

type Reader = Pick<DataReader, 'list'>;

/** What a feed says of an item. */
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
  /** Of an event. */
  readonly startsAt?: Date;
  readonly startsLocal?: string;
  readonly endsAt?: Date;
  readonly endsLocal?: string;
  /** Of an opportunity. */
  readonly deadlineAt?: Date;
  readonly deadlineLocal?: string;
  readonly timezone?: string;
}

const sources: Readonly<Record<ContentKind, Kind<unknown, FeedItem>>> = {
  article: articles,
  event: events,
  opportunity: opportunities,
  product: products,
  knowledgeProduct: knowledgeProducts,
};
/** As many as the rules let one query read, and what is over that a calendar still shows. */
const pageSize = 50;
const pastSize = 20;

/**
 * The items of a feed: what matches the filters of the list's address, last published first. A choice that has an order
 * of its own, such as what closes soon, is read in that order. One query of at most 50 documents.
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

/** The events of a calendar: those to come that match the filters, and the last ones that are over. At most 70 documents. */
export async function readEvents(reader: Reader, filters: Filters, now: Date) {
  const { queries, matches } = listPlan('event', omitView('event', filters), now);
  const [query = { order: 'upcoming', filters: {} }] = queries;
  const [coming, past] = await Promise.all([
    readQuery(reader, events, query, { pageSize, matches }),
    readQuery(reader, events, { ...query, order: 'past' }, { pageSize: pastSize, matches }),
  ]);
  return [...past.toReversed(), ...coming];
}

/** The opportunities of a calendar of deadlines: those to come that match the filters. At most 50 documents. */
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

/** The filters without those that choose another view of the list: a calendar has its own. */
function omitView(kind: ContentKind, filters: Filters): Filters {
  const views = listDefinitions[kind].fields.filter(({ view }) => view).map(({ name }) => name);
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !views.includes(name)));
}
