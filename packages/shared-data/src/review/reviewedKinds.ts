import { type ContentKind, contentKinds, kindNames } from '../kinds/contentKinds';
import type { Item } from '../kinds/content/wholeKinds';

/** An item that reviewers decide about. Knowledge products can only be removed and restored. */
export type ReviewedItem = Item;

/** Returns the collection of a kind, which URLs and audit entries name. */
export const toCollection = (kind: ContentKind): string => contentKinds[kind].collection;

/** Returns the kind of a collection; undefined for a collection that reviewers do not decide about. */
export function toReviewedKind(collection: string | undefined): ContentKind | undefined {
  return kindNames.find((kind) => contentKinds[kind].collection === collection);
}
