import { type Article, articleSchema } from '../article/articles';
import { type Event, eventSchema } from '../event/events';
import { type KnowledgeProduct, knowledgeProductSchema } from '../knowledge-product/knowledgeProducts';
import { type Opportunity, opportunitySchema } from '../opportunity/opportunities';
import type { AppliedTranslation } from '../translation/readTranslated';
import { type Product, productSchema } from '../product/products';

/** The document of each kind of content. */
export interface ContentByKind {
  article: Article;
  event: Event;
  opportunity: Opportunity;
  product: Product;
  knowledgeProduct: KnowledgeProduct;
}
export type ContentKind = keyof ContentByKind;

/** A document with its address; with `translation`, title, summary and body are in that language. */
export type Item<Kind extends ContentKind = ContentKind> = {
  [K in Kind]: ContentByKind[K] & { id: string; kind: K; readonly translation?: AppliedTranslation };
}[Kind];

/** All schemas together: a page of one kind imports that kind's own. */
export const contentSchemas = {
  article: articleSchema,
  event: eventSchema,
  opportunity: opportunitySchema,
  product: productSchema,
  knowledgeProduct: knowledgeProductSchema,
} as const;
