import { readPublic, type Event, type KnowledgeProduct, type Opportunity } from '@adp/shared-data';

type Listed<Item, Field extends keyof Item> = Pick<Item, Field> & { readonly id: string };

export type ListedKnowledgeProduct = Listed<KnowledgeProduct, 'title' | 'lang' | 'sample' | 'publishedOn'>;
export type ListedEvent = Listed<
  Event,
  'title' | 'lang' | 'sample' | 'startsAt' | 'endsAt' | 'timezone' | 'eventStatus'
>;
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

/** The part of a list's page that is shown here. */
interface Page<Item> {
  readonly items: readonly Item[];
}

const maxItems = 3;

/** Needed only where the site's endpoints do not answer. */
const direct = () => import(/* webpackChunkName: "firestore" */ './readFromFirestore');

/**
 * Reads what the site has of a programme, in the order of the list that each kind's link leads to.
 * @throws DataError
 */
export async function readSiteItems(programme: string): Promise<SiteItems> {
  const read = <Item>(path: string, fallback: () => Promise<Page<Item>>) =>
    readPublic<Page<Item>>(`${path}?programme=${programme}`, { fallback });
  const [knowledgeProducts, events, opportunities] = await Promise.all([
    read<ListedKnowledgeProduct>('knowledge-products', async () => (await direct()).readKnowledgeProducts(programme)),
    read<ListedEvent>('events', async () => (await direct()).readEvents(programme)),
    read<ListedOpportunity>('opportunities', async () => (await direct()).readOpportunities(programme)),
  ]);
  return {
    knowledgeProducts: knowledgeProducts.items.slice(0, maxItems),
    // Those that take place: none that is cancelled, or put off to an unknown day. No query leaves them out.
    events: events.items
      .filter(({ eventStatus }) => eventStatus !== 'cancelled' && eventStatus !== 'postponed')
      .slice(0, maxItems),
    opportunities: opportunities.items.slice(0, maxItems),
    readAt: new Date(),
  };
}
