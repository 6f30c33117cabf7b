import type { ComponentType } from 'react';
import type { ListedItem } from '../../lib/items';
import type { Kind } from '../../lib/kinds';

export interface ListKind<K extends Kind = Kind> {
  /** The texts of the kind's cards and filters, mainly names of values. */
  readonly texts?: readonly object[];
  /** The memoized card of the kind, so that 100 cards do not render again when only the loading state of a button changes. */
  readonly Card: ComponentType<{ item: ListedItem<K>; now: Date; level?: 2 | 3 }>;
}
