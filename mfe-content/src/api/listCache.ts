import type { Count, DataErrorCode } from '@adp/shared-data';
import type { Kind } from '../lib/kinds';
import type { ListedItem } from '../lib/items';
import { ReadCache } from './ReadCache';

/** The pages of a list that have been read. */
export interface ListState<Item = ListedItem> {
  readonly kind: Kind;
  readonly isFetching: boolean;
  /** Of the last request; earlier items stay. */
  readonly error?: DataErrorCode | undefined;
  /** Undefined until the first page is there. */
  readonly items?: readonly Item[];
  /** The cursor of the next page. */
  readonly next: string | null;
  /** The server's time of the data. */
  readonly readAt: Date;
  /** In milliseconds, on this device's own clock, which may be wrong but runs evenly. */
  readonly fetchedAt: number;
  /** Of the whole list; undefined until it is known. */
  readonly count?: Count | undefined;
}

/** The lists of this visit, by `listKey`. Apart from the store that fills it: items' pages and the outbox use it without loading the filters. */
export const listCache = new ReadCache<ListState>(40);

/** Empties the cache: every list is read again when it is next visited. */
export function invalidateLists(): void {
  listCache.clear();
}

/** Items of a kind in any cached list, each once, the last read list first. */
export function cachedItems<K extends Kind>(kind: K): readonly ListedItem<K>[] {
  const found = new Map<string, ListedItem<K>>();
  for (const state of listCache.all()) {
    if (state.kind !== kind) continue;
    for (const item of state.items ?? []) if (!found.has(item.id)) found.set(item.id, item as ListedItem<K>);
  }
  return [...found.values()];
}
