import {
  createReader,
  dataConfig,
  listedEvents,
  listedKnowledgeProducts,
  listedOpportunities,
  type DataOptions,
  type DataReader,
  type Event,
  type KnowledgeProduct,
  type Opportunity,
} from '@adp/shared-data';

type Listed<Item, Field extends keyof Item> = Pick<Item, Field> & { readonly id: string };

export type ListedKnowledgeProduct = Listed<KnowledgeProduct, 'title' | 'lang' | 'sample' | 'publishedOn'>;
export type ListedEvent = Listed<Event, 'title' | 'lang' | 'sample' | 'startsAt' | 'endsAt' | 'timezone'>;
export type ListedOpportunity = Listed<
  Opportunity,
  'title' | 'lang' | 'sample' | 'opensAt' | 'deadlineKind' | 'deadlineAt' | 'timezone'
>;

/** What the site has of a programme: up to three of each kind. */
export interface SiteItems {
  readonly knowledgeProducts: readonly ListedKnowledgeProduct[];
  readonly events: readonly ListedEvent[];
  readonly opportunities: readonly ListedOpportunity[];
  readonly readAt: Date;
}

const maxItems = 3;
/** Some coming events may be cancelled: no query leaves them out. */
const eventsRead = 12;

/**
 * Reads what the site has of a programme, in the order of the list that each kind's link leads to.
 * @throws DataError
 */
export async function readSiteItems(programme: string, options: DataOptions = {}): Promise<SiteItems> {
  const reader = createReader(await dataConfig(), options);
  const [knowledgeProducts, events, opportunities] = await Promise.all([
    readKnowledgeProducts(reader, programme),
    readEvents(reader, programme),
    readOpportunities(reader, programme),
  ]);
  return { knowledgeProducts, events, opportunities, readAt: new Date() };
}

/** By the date that the publication bears; what has none comes last. */
async function readKnowledgeProducts(reader: DataReader, programme: string): Promise<ListedKnowledgeProduct[]> {
  const filters = { programme };
  const { items } = await reader.list(listedKnowledgeProducts, { order: 'published', filters, pageSize: maxItems });
  if (items.length === maxItems) return [...items];
  const newest = await reader.list(listedKnowledgeProducts, { order: 'newest', filters });
  return [...items, ...newest.items.filter(({ publishedOn }) => publishedOn === undefined)].slice(0, maxItems);
}

/** Those that take place: none that is over, cancelled, or put off to an unknown day. */
async function readEvents(reader: DataReader, programme: string): Promise<ListedEvent[]> {
  const { items } = await reader.list(listedEvents, {
    order: 'upcoming',
    filters: { programme },
    pageSize: eventsRead,
  });
  return items
    .filter(({ eventStatus }) => eventStatus !== 'cancelled' && eventStatus !== 'postponed')
    .slice(0, maxItems);
}

/** Those with a deadline ahead, the soonest first; then what is open all year, or has no closing date. */
async function readOpportunities(reader: DataReader, programme: string): Promise<ListedOpportunity[]> {
  const found: ListedOpportunity[] = [];
  for (const { order, ...filters } of [
    { order: 'closing' },
    { order: 'newest', deadlineKind: 'rolling' },
    { order: 'newest', deadlineKind: 'none' },
  ] as const) {
    const pageSize = maxItems - found.length;
    if (pageSize === 0) break;
    const { items } = await reader.list(listedOpportunities, { order, filters: { programme, ...filters }, pageSize });
    found.push(...items);
  }
  return found;
}
