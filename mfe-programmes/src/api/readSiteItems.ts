import { readPublic } from '@adp/shared-data/client';
import type { Kind } from '@adp/shared-data/content';
import type { listedEvents } from '@adp/shared-data/event';
import type { listedKnowledgeProducts } from '@adp/shared-data/knowledge-product';
import type { listedOpportunities } from '@adp/shared-data/opportunity';
import { toReader, type InLanguage } from '@adp/shared-data/translation';
import { currentLocale } from '@adp/shared-ui';

type Listed<Source> = Source extends Kind<unknown, infer Item> ? Item & InLanguage : never;

export type ListedKnowledgeProduct = Listed<typeof listedKnowledgeProducts>;
export type ListedEvent = Listed<typeof listedEvents>;
export type ListedOpportunity = Listed<typeof listedOpportunities>;

export interface SiteItems {
  readonly knowledgeProducts: readonly ListedKnowledgeProduct[];
  readonly events: readonly ListedEvent[];
  readonly opportunities: readonly ListedOpportunity[];
  readonly readAt: Date;
}

interface Page<Item> {
  readonly items: readonly Item[];
}

const maxItems = 3;

const direct = () => import(/* webpackChunkName: "firestore" */ './readFromFirestore');

/** Reads a programme's items in the order of each kind's list, translated for the reader. @throws DataError */
export async function readSiteItems(programme: string): Promise<SiteItems> {
  const lang = currentLocale();
  const read = async <Item extends ListedKnowledgeProduct | ListedEvent | ListedOpportunity>(
    path: string,
    fallback: () => Promise<Page<Item>>,
  ) => {
    const { items } = await readPublic<Page<Item>>(`${path}?programme=${programme}`, { fallback });
    return items.map((item) => toReader(item, lang));
  };
  const [knowledgeProducts, events, opportunities] = await Promise.all([
    read<ListedKnowledgeProduct>('knowledge-products', async () => (await direct()).readKnowledgeProducts(programme)),
    read<ListedEvent>('events', async () => (await direct()).readEvents(programme)),
    read<ListedOpportunity>('opportunities', async () => (await direct()).readOpportunities(programme)),
  ]);
  return {
    knowledgeProducts: knowledgeProducts.slice(0, maxItems),
    // Filter here, because no Firestore query can exclude cancelled events and events postponed to an unknown date.
    events: events
      .filter(({ eventStatus }) => eventStatus !== 'cancelled' && eventStatus !== 'postponed')
      .slice(0, maxItems),
    opportunities: opportunities.slice(0, maxItems),
    readAt: new Date(),
  };
}
