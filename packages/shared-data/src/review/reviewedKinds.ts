import { type ContentKind, contentKinds, kindNames } from '../kinds/contentKinds';
import type { Item } from '../kinds/content/wholeKinds';

/** An item that reviewers can decide. Knowledge products can only be removed and restored. */
export type ReviewedItem = Item;

/** Returns the collection of a kind, as used in URLs and audit entries. */
export const toCollection = (kind: ContentKind): string => contentKinds[kind].collection;

/** Returns the kind of a collection. Undefined for a collection whose documents reviewers do not decide. */
export function toReviewedKind(collection: string | undefined): ContentKind | undefined {
  return kindNames.find((kind) => contentKinds[kind].collection === collection);
}
