import type { articles, events, knowledgeProducts, opportunities, products } from '@adp/shared-data';
import type { Kind } from '../lib/kinds';

interface Sources {
  readonly knowledgeProduct: typeof knowledgeProducts;
  readonly article: typeof articles;
  readonly event: typeof events;
  readonly opportunity: typeof opportunities;
  readonly product: typeof products;
}

type Read<Reading> = Extract<Reading, { item: unknown }>['item'];

/** An item as a list has it, without its body. */
export type ListedItem<K extends Kind = Kind> = { [Of in K]: Read<ReturnType<Sources[Of]['readSummary']>> }[K];
/** An item as its page has it. */
export type WholeItem<K extends Kind = Kind> = { [Of in K]: Read<ReturnType<Sources[Of]['readItem']>> }[K];
