import type { ComponentType } from 'react';
import type { ListedItem } from '../../lib/items';
import type { Kind } from '../../lib/kinds';

export interface ListKind<K extends Kind = Kind> {
  /** The texts of its cards and filters, mainly the names of values. */
  readonly texts?: readonly object[];
  /** Memoized, so that 100 cards do not render again when a button shows that it loads. */
  readonly Card: ComponentType<{ item: ListedItem<K>; now: Date; level?: 2 | 3 }>;
}
