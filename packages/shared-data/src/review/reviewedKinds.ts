import type { Article } from '../kinds/article/articles';
import { articles } from '../kinds/article/articles';
import { collections } from '../kinds/collections';
import type { Event } from '../kinds/event/events';
import { events } from '../kinds/event/events';
import { type KnowledgeProduct, knowledgeProducts } from '../kinds/knowledge-product/knowledgeProducts';
import { opportunities, type Opportunity } from '../kinds/opportunity/opportunities';
import { products, type Product } from '../kinds/product/products';

/** The kinds of content that every member writes, and that may wait for a reviewer. */
export const queuedKinds = ['article', 'event', 'opportunity', 'product'] as const;
export type QueuedKind = (typeof queuedKinds)[number];

/** The kinds that reviewers decide about: knowledge products are removed and restored alone. */
const reviewedKinds = [...queuedKinds, 'knowledgeProduct'] as const;
export type ReviewedKind = (typeof reviewedKinds)[number];

/** The collection of a kind, as addresses and audit entries have it. */
export const toCollection = (kind: ReviewedKind): string => collections[kind];

/** The kind of a collection; nothing for one that reviewers do not decide about. */
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

/** What reads whole items. */
export const itemReaders = {
  article: articles,
  event: events,
  opportunity: opportunities,
  product: products,
  knowledgeProduct: knowledgeProducts,
};
