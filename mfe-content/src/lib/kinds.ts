import { isDocumentId, type ContentKind } from '@adp/shared-data/content';

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

/** The kinds that every member writes. */
export const memberKinds = ['article', 'event', 'opportunity', 'product'] as const satisfies readonly Kind[];

/** The kinds that have a form: knowledge products are written by who has a role (docs/decisions/096). */
export const writtenKinds = [...memberKinds, 'knowledgeProduct'] as const satisfies readonly Kind[];
export type WrittenKind = (typeof writtenKinds)[number];

export function isWrittenKind(kind: string | undefined): kind is WrittenKind {
  return writtenKinds.some((one) => one === kind);
}

/** The kind as a segment of an address: `knowledge-product`. */
export const toSegment = (kind: WrittenKind) => kind.replace('eP', 'e-p');
