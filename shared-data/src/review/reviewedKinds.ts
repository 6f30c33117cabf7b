import type { Article } from '../kinds/article/articles';
import { articles } from '../kinds/article/articles';
import { collections } from '../kinds/collections';
import type { Event } from '../kinds/event/events';
import { events } from '../kinds/event/events';
import { opportunities, type Opportunity } from '../kinds/opportunity/opportunities';
import { products, type Product } from '../kinds/product/products';

/** The kinds of content that members write, and reviewers decide about. */
export const reviewedKinds = ['article', 'event', 'opportunity', 'product'] as const;
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
) & { readonly id: string };

/** What reads whole items. */
export const itemReaders = { article: articles, event: events, opportunity: opportunities, product: products };
