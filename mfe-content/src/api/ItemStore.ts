import type { DataErrorCode, Kind as DataKind } from '@adp/shared-data';
import { LruCache } from '@adp/shared-ui';
import { toAppError } from '../lib/errors';
import type { Kind } from '../lib/kinds';
import { invalidateAuthors } from './authors';
import { dataReader } from './dataReader';
import type { WholeItem } from '../lib/items';

/** Where a kind's items are read. */
export type ItemSource<K extends Kind = Kind> = Pick<DataKind<WholeItem<K>>, 'collection' | 'readItem'>;

/** An item and its request. */
interface ItemState {
  readonly isFetching: boolean;
  readonly error?: DataErrorCode | undefined;
  /** Null where there is no such item that the public may see. */
  readonly item?: WholeItem | null;
  readonly readAt: Date;
}

const staleTime = 10 * 60_000;
const cache = new LruCache<ItemState>(40);
const inFlight = new Map<string, Promise<void>>();

export const items = { subscribe: cache.subscribe, get: cache.get };

export const itemKey = (kind: Kind, id: string) => `${kind}/${id}`;

/** Reads an item unless it is cached and fresh. Resolves when it is there or the read has failed. */
export function openItem(kind: Kind, source: ItemSource, id: string): Promise<void> {
  const cached = cache.get(itemKey(kind, id));
  const isFresh = cached?.item !== undefined && Date.now() - cached.readAt.getTime() < staleTime;
  return isFresh ? Promise.resolve() : readItem(kind, source, id);
}

/** Reads an item again; the cached one is shown meanwhile. */
export function readItem(kind: Kind, source: ItemSource, id: string): Promise<void> {
  const key = itemKey(kind, id);
  const running = inFlight.get(key);
  if (running) return running;
  const before = cache.get(key) ?? { isFetching: true, readAt: new Date() };
  cache.set(key, { ...before, isFetching: true });
  const finish = (state: ItemState) => {
    // The cache was emptied meanwhile: what this request has read is the item of before.
    if (inFlight.get(key) !== read) return openItem(kind, source, id);
    inFlight.delete(key);
    cache.set(key, state);
    return undefined;
  };
  const read: Promise<void> = dataReader()
    .then((reader) => reader.get(source, id))
    .then(
      (item) => finish({ isFetching: false, item, readAt: new Date() }),
      (error: unknown) => finish({ ...before, isFetching: false, error: toAppError(error).code }),
    );
  inFlight.set(key, read);
  return read;
}

/** Empties the cache: every item, with its author, is read again when it is next visited, or at once where a request is under way. */
export function invalidateItems(): void {
  cache.clear();
  inFlight.clear();
  invalidateAuthors();
}
