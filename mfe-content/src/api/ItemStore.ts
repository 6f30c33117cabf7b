import type { DataErrorCode, Kind as DataKind } from '@adp/shared-data';
import type { Kind } from '../lib/kinds';
import { invalidateAuthors } from './authors';
import { dataReader } from './dataReader';
import { ReadCache } from './ReadCache';
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
const cache = new ReadCache<ItemState>(40);

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
  return cache.read(
    itemKey(kind, id),
    { isFetching: true, readAt: new Date() },
    async () => ({
      isFetching: false,
      item: await (await dataReader()).get(source, id),
      readAt: new Date(),
    }),
    () => openItem(kind, source, id),
  );
}

/** Empties the cache: every item, with its author, is read again when it is next visited, or at once where a request is under way. */
export function invalidateItems(): void {
  cache.clear();
  invalidateAuthors();
}
