import { articles } from '@adp/shared-data/article';
import type { Kind as DataKind } from '@adp/shared-data/content';
import { events } from '@adp/shared-data/event';
import { knowledgeProducts } from '@adp/shared-data/knowledge-product';
import { opportunities } from '@adp/shared-data/opportunity';
import { products } from '@adp/shared-data/product';
import type { WholeItem } from '../lib/items';
import type { Kind } from '../lib/kinds';

/** Each kind's collection, schema, filters and orders, for code that handles all kinds and loads lazily. */
export const sources = {
  knowledgeProduct: knowledgeProducts,
  article: articles,
  event: events,
  opportunity: opportunities,
  product: products,
} as const satisfies Readonly<Record<Kind, unknown>>;

/** Where a kind's items are read. */
export type ItemSource<K extends Kind = Kind> = Pick<DataKind<WholeItem<K>>, 'collection' | 'readItem'>;
