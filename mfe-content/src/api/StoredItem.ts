import type { WholeItem } from '../lib/items';
import type { WrittenKind } from '../lib/kinds';

/** An item of the member's own as it stands, with the version that a change of it expects. */
export interface StoredItem {
  readonly item: WholeItem<WrittenKind>;
  readonly version: string;
}
