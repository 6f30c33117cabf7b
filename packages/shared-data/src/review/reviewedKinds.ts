import { type ContentKind, contentKinds, findKind } from '../kinds/contentKinds';
import type { Item } from '../kinds/content/wholeKinds';

/** An item about which reviewers can make a decision. Knowledge products can only be removed and restored. */
export type ReviewedItem = Item;

export const toCollection = (kind: ContentKind): string => contentKinds[kind].collection;

/** Returns the kind of a collection. Returns undefined for a collection that reviewers do not moderate. */
export function toReviewedKind(collection: string | undefined): ContentKind | undefined {
  return findKind(collection);
}
