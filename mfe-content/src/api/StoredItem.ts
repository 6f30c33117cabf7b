import type { WholeItem } from '../lib/items';

/** A stored item that the member may change, and the version that a change must be based on. */
export interface StoredItem {
  readonly item: WholeItem;
  readonly version: string;
}
