import type { Kind as DataKind } from '@adp/shared-data';
import type { ComponentType } from 'react';
import type { ListedItem } from '../../lib/items';
import type { Kind } from '../../lib/kinds';

/** The source and the card of a kind's list. Each kind is a chunk of its own, with its schema. */
export interface ListKind<K extends Kind = Kind> {
  readonly source: DataKind<unknown, ListedItem<K>>;
  /** Texts of the kind: above all the names of its values. */
  readonly texts?: object;
  readonly Card: ComponentType<{ item: ListedItem<K>; now: Date; level?: 2 | 3 }>;
}
