import type { ContentKind } from '@adp/shared-data';

/** The kinds of content, in the order in which the site leads to them. */
export const kinds = [
  'knowledgeProduct',
  'article',
  'event',
  'opportunity',
  'product',
] as const satisfies readonly ContentKind[];
export type Kind = (typeof kinds)[number];

/** Whether an id in an address can be one at all: anything else is a 404 that asks nobody. */
export function isItemId(id: string | undefined): id is string {
  return id !== undefined && /^[\w-]{1,128}$/.test(id);
}

/** The kinds that members write; knowledge products are entered by administrators. */
export const writtenKinds = ['article', 'event', 'opportunity', 'product'] as const satisfies readonly Kind[];
export type WrittenKind = (typeof writtenKinds)[number];

export function isWrittenKind(kind: string | undefined): kind is WrittenKind {
  return writtenKinds.some((one) => one === kind);
}
