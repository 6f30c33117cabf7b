/** The kinds of content, in the order in which the site leads to them. */
export const kinds = ['knowledge_product', 'article', 'event', 'opportunity', 'product'] as const;
export type Kind = (typeof kinds)[number];

/** Whether an id in an address can be one at all: anything else is a 404 that asks nobody. */
export function isItemId(id: string | undefined): id is string {
  return id !== undefined && /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/.test(id);
}
