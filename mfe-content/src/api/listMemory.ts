import type { Count, DataErrorCode } from '@adp/shared-data';
import type { Filters } from '../lib/lists/listFilters';
import type { Kind } from '../lib/kinds';
import { Memory } from '../lib/lists/Memory';
import type { ListedItem } from './items';

/** Which list: its kind, its filters, and after which item it begins. */
export interface ListAddress<K extends Kind = Kind> {
  readonly kind: K;
  readonly filters: Filters;
  readonly after?: string | undefined;
}

/** A list as far as it has been read. */
export interface ListState<Item = ListedItem> {
  readonly kind: Kind;
  readonly isFetching: boolean;
  /** What the last request failed with; what was there before stays. */
  readonly error?: DataErrorCode | undefined;
  /** Undefined until the first page is there. */
  readonly items?: readonly Item[];
  readonly next: string | null;
  readonly readAt: Date;
  /** When it came, on this device's own clock, which may be wrong but runs evenly. */
  readonly fetchedAt: number;
  /** How many there are in all; undefined while nobody knows. */
  readonly count?: Count | undefined;
}

/** The lists that this visit has read, by `listKey`. Apart from what reads them, so that other pages can look into it. */
export const listCache = new Memory<ListState>(40);
/** Lists that are being read, by `listKey`. */
export const listsInFlight = new Map<string, Promise<void>>();

let invalidations = 0;

/** How often every list was forgotten: who remembers lists of another kind knows by it that they are old. */
export const listInvalidations = (): number => invalidations;

/** Forgets every list: they are read anew when they are next visited. */
export function invalidateLists(): void {
  invalidations += 1;
  listCache.clear();
  listsInFlight.clear();
}

/** Items of a kind that this page has read, in any list, the last read first, each once. */
export function cachedItems<K extends Kind>(kind: K): readonly ListedItem<K>[] {
  const found = new Map<string, ListedItem<K>>();
  for (const state of listCache.all()) {
    if (state.kind !== kind) continue;
    for (const item of state.items ?? []) if (!found.has(item.id)) found.set(item.id, item as ListedItem<K>);
  }
  return [...found.values()];
}
