import { type ContentKind as Kind, isDocumentId, kindNames } from '@adp/shared-data/content';

export { type ContentKind as Kind, memberKinds, writtenKinds } from '@adp/shared-data/content';

/** The kinds of content, in the order of the site's navigation. */
export const kinds: readonly Kind[] = kindNames;

/** Returns true if a text can be an item's id. Pages with any other text return 404 without a request. */
export function isItemId(id: string | undefined): id is string {
  return id !== undefined && isDocumentId(id);
}

/** Returns the kind as a path segment, such as `knowledge-product`. */
export const toSegment = (kind: Kind) => kind.replace('eP', 'e-p');
