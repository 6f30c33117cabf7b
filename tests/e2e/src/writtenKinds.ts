/** Kinds of content that members write. This module imports no browser code, so that unit tests can import it. */
export const kinds = ['article', 'event', 'opportunity', 'product'] as const;
export type WrittenKind = (typeof kinds)[number];

export const collections = {
  article: 'articles',
  event: 'events',
  opportunity: 'opportunities',
  product: 'products',
} as const;
