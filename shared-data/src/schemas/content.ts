import { type Article, articleSchema } from './article';
import { type Event, eventSchema } from './event';
import { type KnowledgeProduct, knowledgeProductSchema } from './knowledgeProduct';
import { type Opportunity, opportunitySchema } from './opportunity';
import { type Product, productSchema } from './product';

/** The document of each kind of content. */
export interface ContentOf {
  article: Article;
  event: Event;
  opportunity: Opportunity;
  product: Product;
  knowledgeProduct: KnowledgeProduct;
}
export type ContentKind = keyof ContentOf;

/** A document with its address. */
export type Item<Kind extends ContentKind = ContentKind> = {
  [K in Kind]: ContentOf[K] & { id: string; kind: K };
}[Kind];

/** All schemas together: a page of one kind imports that kind's own. */
export const contentSchemas = {
  article: articleSchema,
  event: eventSchema,
  opportunity: opportunitySchema,
  product: productSchema,
  knowledgeProduct: knowledgeProductSchema,
} as const;
