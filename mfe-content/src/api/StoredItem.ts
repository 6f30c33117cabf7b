import type { WholeItem } from '../lib/items';
import type { WrittenKind } from '../lib/kinds';

/** A stored item of the member, with the version that a change of it expects. */
export interface StoredItem {
  readonly item: WholeItem<WrittenKind>;
  readonly version: string;
}
