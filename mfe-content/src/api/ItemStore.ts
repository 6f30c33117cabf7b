import { DataError, type DataErrorCode, type Kind as DataKind } from '@adp/shared-data';
import type { Kind } from '../lib/kinds';
import { Memory } from '../lib/lists/Memory';
import { dataReader } from './dataReader';
import type { WholeItem } from './items';

/** Where a kind's items are read. */
export type ItemSource<K extends Kind = Kind> = Pick<DataKind<WholeItem<K>>, 'collection' | 'readItem'>;

/** An item as far as it has been read: null where there is none that the public may see. */
interface ItemState {
  readonly isFetching: boolean;
  readonly error?: DataErrorCode | undefined;
  readonly item?: WholeItem | null;
  readonly readAt: Date;
}

const staleTime = 10 * 60_000;
const cache = new Memory<ItemState>(40);
const inFlight = new Map<string, Promise<void>>();

export const items = { subscribe: cache.subscribe, get: cache.get };

export const itemKey = (kind: Kind, id: string) => `${kind}/${id}`;

/** Reads an item, unless it is here and fresh. Ends when it is there or has failed. */
export function openItem(kind: Kind, source: ItemSource, id: string): Promise<void> {
  const known = cache.get(itemKey(kind, id));
  const fresh = known?.item !== undefined && Date.now() - known.readAt.getTime() < staleTime;
  return fresh ? Promise.resolve() : readItem(kind, source, id);
}

/** Reads an item anew; what is here of it stays until it comes. */
export function readItem(kind: Kind, source: ItemSource, id: string): Promise<void> {
  const key = itemKey(kind, id);
  const under = inFlight.get(key);
  if (under) return under;
  const before = cache.get(key) ?? { isFetching: true, readAt: new Date() };
  cache.set(key, { ...before, isFetching: true });
  const read = dataReader()
    .then((reader) => reader.get(source, id))
    .then(
      (item) => cache.set(key, { isFetching: false, item, readAt: new Date() }),
      (error: unknown) =>
        cache.set(key, { ...before, isFetching: false, error: error instanceof DataError ? error.code : 'unavailable' }),
    )
    .finally(() => inFlight.delete(key));
  inFlight.set(key, read);
  return read;
}

/** Forgets every item, for tests. */
export function invalidateItems(): void {
  cache.clear();
  inFlight.clear();
}
