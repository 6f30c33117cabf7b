import type { ContentKind, Item } from '@adp/shared-data/content';
import { largest, smallest } from '@adp/shared-data/testing';

export function toItem<K extends ContentKind>(kind: K, changes: Partial<Item<K>> = {}): Item<K> {
  return { ...smallest[kind], id: `${kind}-1`, kind, ...changes } as Item<K>;
}

export function toLargestItem<K extends ContentKind>(kind: K, changes: Partial<Item<K>> = {}): Item<K> {
  return { ...largest[kind], id: `${kind}-1`, kind, ...changes } as Item<K>;
}
