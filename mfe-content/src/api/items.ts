import type {
  articles,
  events,
  knowledgeProducts,
  listedArticles,
  listedEvents,
  listedKnowledgeProducts,
  listedOpportunities,
  listedProducts,
  opportunities,
  products,
} from '@adp/shared-data';
import type { Kind } from '../lib/kinds';

interface Lists {
  readonly knowledgeProduct: typeof listedKnowledgeProducts;
  readonly article: typeof listedArticles;
  readonly event: typeof listedEvents;
  readonly opportunity: typeof listedOpportunities;
  readonly product: typeof listedProducts;
}

interface Sources {
  readonly knowledgeProduct: typeof knowledgeProducts;
  readonly article: typeof articles;
  readonly event: typeof events;
  readonly opportunity: typeof opportunities;
  readonly product: typeof products;
}

type Read<Reading> = Extract<Reading, { item: unknown }>['item'];

/** An item as a list has it: what its card shows, and what the page leaves items out by. */
export type ListedItem<K extends Kind = Kind> = { [Of in K]: Read<ReturnType<Lists[Of]['readSummary']>> }[K];
/** An item as its page has it. */
export type WholeItem<K extends Kind = Kind> = { [Of in K]: Read<ReturnType<Sources[Of]['readItem']>> }[K];
