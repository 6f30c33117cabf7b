import type { Count, DataErrorCode } from '@adp/shared-data';
import { LruCache } from '@adp/shared-ui';
import type { Kind } from '../lib/kinds';
import type { Filters } from '../lib/lists/ListDefinition';
import { parseFilters, printFilters } from '../lib/lists/listFilters';
import { listPath } from '../paths';
import type { ListedItem } from './items';

/** Which list: its kind, its filters, and the cursor after which it begins. */
export interface ListAddress<K extends Kind = Kind> {
  readonly kind: K;
  readonly filters: Filters;
  readonly after?: string | undefined;
}

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

/** The lists of this visit, by `listKey`. Apart from the store that fills it: the outbox invalidates it without loading the store. */
export const listCache = new LruCache<ListState>(40);
/** Lists that are being read, by `listKey`. */
export const listsInFlight = new Map<string, Promise<void>>();

/** The key of a list in the cache. */
export function listKey({ kind, filters, after = '' }: ListAddress): string {
  return `${kind}${printFilters(kind, filters)} ${after}`;
}

/** The list that a page's address names. */
export function toListAddress<K extends Kind>(kind: K, params: URLSearchParams): ListAddress<K> {
  const after = params.get('after');
  return { kind, filters: parseFilters(kind, params), ...(after === null ? {} : { after }) };
}

/** The page's address for the list after a cursor: a real link, for a new tab or a browser without script. */
export function nextPagePath({ kind, filters }: ListAddress, after: string): string {
  const query = printFilters(kind, filters);
  return `${listPath(kind)}${query}${query === '' ? '?' : '&'}after=${encodeURIComponent(after)}`;
}

let invalidations = 0;

/** How often the lists were invalidated: caches of other lists compare it to know that they are stale too. */
export const listInvalidations = (): number => invalidations;

/** Empties the cache: every list is read again when it is next visited. */
export function invalidateLists(): void {
  invalidations += 1;
  listCache.clear();
  listsInFlight.clear();
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
