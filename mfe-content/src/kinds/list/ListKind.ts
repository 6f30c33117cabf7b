import type { ComponentType } from 'react';
import type { ListedItem } from '../../lib/items';
import type { Kind } from '../../lib/kinds';

/** The card of a kind's list. The lists of most kinds are chunks of their own (loadKind.ts); the front page has its cards in one. */
export interface ListKind<K extends Kind = Kind> {
  /** Texts of its cards and filters: above all the names of its values. */
  readonly texts?: readonly object[];
  /** Memoized: 100 of them are not rendered again because a button says that it loads. */
  readonly Card: ComponentType<{ item: ListedItem<K>; now: Date; level?: 2 | 3 }>;
}
