import { DataError, type DataErrorCode, type Kind as DataKind } from '@adp/shared-data';
import type { Kind } from '../lib/kinds';
import { Memory } from '../lib/lists/Memory';
import { dataReader } from './dataReader';
import type { WholeItem } from './items';

/** Where a kind's items are read. */
export type ItemSource<K extends Kind = Kind> = Pick<DataKind<WholeItem<K>>, 'collection' | 'readItem'>;

/** An item as far as it has been read: null where there is none that the public may see. */
interface ItemState {
  readonly busy: boolean;
  readonly fault?: DataErrorCode | undefined;
  readonly item?: WholeItem | null;
  readonly asOf: Date;
}

const freshFor = 10 * 60_000;
const memory = new Memory<ItemState>(40);
const reading = new Map<string, Promise<void>>();

export const items = { subscribe: memory.subscribe, get: memory.get };

export const itemKey = (kind: Kind, id: string) => `${kind}/${id}`;

/** Reads an item, unless it is here and fresh. Ends when it is there or has failed. */
export function openItem(kind: Kind, source: ItemSource, id: string): Promise<void> {
  const known = memory.get(itemKey(kind, id));
  const fresh = known?.item !== undefined && Date.now() - known.asOf.getTime() < freshFor;
  return fresh ? Promise.resolve() : readItem(kind, source, id);
}

/** Reads an item anew; what is here of it stays until it comes. */
export function readItem(kind: Kind, source: ItemSource, id: string): Promise<void> {
  const key = itemKey(kind, id);
  const under = reading.get(key);
  if (under) return under;
  const before = memory.get(key) ?? { busy: true, asOf: new Date() };
  memory.set(key, { ...before, busy: true });
  const read = dataReader()
    .then((reader) => reader.get(source, id))
    .then(
      (item) => memory.set(key, { busy: false, item, asOf: new Date() }),
      (error: unknown) =>
        memory.set(key, { ...before, busy: false, fault: error instanceof DataError ? error.code : 'unavailable' }),
    )
    .finally(() => reading.delete(key));
  reading.set(key, read);
  return read;
}

/** Forgets every item, for tests. */
export function forgetItems(): void {
  memory.clear();
  reading.clear();
}
