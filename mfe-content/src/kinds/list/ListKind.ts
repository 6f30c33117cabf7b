import type { ComponentType } from 'react';
import type { CardItem } from '../../lib/items';
import type { Kind } from '../../lib/kinds';

export interface ListKind<K extends Kind = Kind> {
  readonly texts?: readonly object[];
  /** The memoized card of the kind, so that 100 cards do not render again when only the loading state of a button changes. */
  readonly Card: ComponentType<{ item: CardItem<K>; now: Date; level?: 2 | 3 }>;
}
