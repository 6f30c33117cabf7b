/** The kinds of content that members write. This module imports nothing from the browser, so unit tests can use it. */
export const kinds = ['article', 'event', 'opportunity', 'product'] as const;
export type WrittenKind = (typeof kinds)[number];

export const collections = {
  article: 'articles',
  event: 'events',
  opportunity: 'opportunities',
  product: 'products',
} as const;
