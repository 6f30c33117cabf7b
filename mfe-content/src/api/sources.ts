import { articles, events, knowledgeProducts, opportunities, products } from '@adp/shared-data';
import type { Kind } from '../lib/kinds';

/** Each kind's collection, schema, filters and orders, for code that handles all kinds and loads lazily. */
export const sources = {
  knowledgeProduct: knowledgeProducts,
  article: articles,
  event: events,
  opportunity: opportunities,
  product: products,
} as const satisfies Readonly<Record<Kind, unknown>>;
