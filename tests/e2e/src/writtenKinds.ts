/** The kinds of content that members write, without anything of the browser: read by unit tests, too. */
export const kinds = ['article', 'event', 'opportunity', 'product'] as const;
export type WrittenKind = (typeof kinds)[number];

export const collections = {
  article: 'articles',
  event: 'events',
  opportunity: 'opportunities',
  product: 'products',
} as const;
