import type { WholeItem } from '../lib/items';

/** A stored item of the member, with the version that a change of it expects. */
export interface StoredItem {
  readonly item: WholeItem;
  readonly version: string;
}
