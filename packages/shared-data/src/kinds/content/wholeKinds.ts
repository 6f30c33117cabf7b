import type * as v from 'valibot';
import { articles } from '../article/articles';
import type { ContentKind } from '../contentKinds';
import { events } from '../event/events';
import { knowledgeProducts } from '../knowledge-product/knowledgeProducts';
import { opportunities } from '../opportunity/opportunities';
import { products } from '../product/products';
import type { AppliedTranslation } from '../translation/readTranslated';

/** Every kind, for code that handles all of them. Pages for a single kind import only that kind. */
export const wholeKinds = {
  knowledgeProduct: knowledgeProducts,
  article: articles,
  event: events,
  opportunity: opportunities,
  product: products,
} as const satisfies Readonly<Record<ContentKind, unknown>>;

export type ContentByKind = { [Kind in ContentKind]: v.InferOutput<(typeof wholeKinds)[Kind]['schema']> };

/** A document with its id and kind. If `translation` is set, title, summary and body are in that language. */
export type Item<Kind extends ContentKind = ContentKind> = {
  [K in Kind]: ContentByKind[K] & { id: string; kind: K; readonly translation?: AppliedTranslation };
}[Kind];
