import { isDocumentId, type ContentKind } from '@adp/shared-data';

/** The kinds of content, in the order of the site's navigation. */
export const kinds = [
  'knowledgeProduct',
  'article',
  'event',
  'opportunity',
  'product',
] as const satisfies readonly ContentKind[];
export type Kind = (typeof kinds)[number];

/** Whether a text can be an item's id: anything else is a 404 without a request. */
export function isItemId(id: string | undefined): id is string {
  return id !== undefined && isDocumentId(id);
}

/** The kinds that members write; knowledge products are entered by administrators. */
export const writtenKinds = ['article', 'event', 'opportunity', 'product'] as const satisfies readonly Kind[];
export type WrittenKind = (typeof writtenKinds)[number];

export function isWrittenKind(kind: string | undefined): kind is WrittenKind {
  return writtenKinds.some((one) => one === kind);
}
