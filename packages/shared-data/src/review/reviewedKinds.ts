import type { Article } from '../kinds/article/articles';
import { articles } from '../kinds/article/articles';
import { collections } from '../kinds/collections';
import type { Event } from '../kinds/event/events';
import { events } from '../kinds/event/events';
import { type KnowledgeProduct, knowledgeProducts } from '../kinds/knowledge-product/knowledgeProducts';
import { opportunities, type Opportunity } from '../kinds/opportunity/opportunities';
import { products, type Product } from '../kinds/product/products';

/** Kinds of content that every member may write, and that may wait for a reviewer. */
export const queuedKinds = ['article', 'event', 'opportunity', 'product'] as const;
export type QueuedKind = (typeof queuedKinds)[number];

/** Kinds that reviewers decide about. Knowledge products can only be removed and restored. */
const reviewedKinds = [...queuedKinds, 'knowledgeProduct'] as const;
export type ReviewedKind = (typeof reviewedKinds)[number];

/** Returns the collection of a kind, which URLs and audit entries name. */
export const toCollection = (kind: ReviewedKind): string => collections[kind];

/** Returns the kind of a collection; undefined for a collection that reviewers do not decide about. */
export function toReviewedKind(collection: string | undefined): ReviewedKind | undefined {
  return reviewedKinds.find((kind) => collections[kind] === collection);
}

/** An item of a kind, with its id. */
export type ReviewedItem = (
  | ({ readonly kind: 'article' } & Article)
  | ({ readonly kind: 'event' } & Event)
  | ({ readonly kind: 'opportunity' } & Opportunity)
  | ({ readonly kind: 'product' } & Product)
  | ({ readonly kind: 'knowledgeProduct' } & KnowledgeProduct)
) & { readonly id: string };

/** Readers of whole items, by kind. */
export const itemReaders = {
  article: articles,
  event: events,
  opportunity: opportunities,
  product: products,
  knowledgeProduct: knowledgeProducts,
};
