import type { Kind as DataKind } from '@adp/shared-data';
import type { ComponentType } from 'react';
import type { ListedItem } from '../../api/items';
import type { Kind } from '../../lib/kinds';

/** What a list needs to know of its kind. Each kind's is a chunk of its own, with its schema. */
export interface ListKind<K extends Kind = Kind> {
  readonly source: DataKind<unknown, ListedItem<K>>;
  /** Its own texts: names of its values, above all. */
  readonly texts?: object;
  readonly Card: ComponentType<{ item: ListedItem<K>; now: Date; level?: 2 | 3 }>;
}
