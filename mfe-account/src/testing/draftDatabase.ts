import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { IDBFactory } from 'fake-indexeddb';

// What every browser has and jsdom lacks, and the databases copy with.
Reflect.set(globalThis, 'structuredClone', (value: unknown): unknown => deserialize(serialize(value)));

/** Gives the device no database. */
export function emptyDevice(): void {
  Reflect.set(globalThis, 'indexedDB', new IDBFactory());
}

/** Another app's drafts, stored as that app would. */
export async function storeDrafts(name: string, drafts: readonly object[], store = 'drafts'): Promise<void> {
  const database = await opened(name, (made) =>
    made.createObjectStore(store, { keyPath: 'key' }).createIndex('owner', 'owner'),
  );
  const transaction = database.transaction(store, 'readwrite');
  for (const draft of drafts) transaction.objectStore(store).add(draft);
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  database.close();
}

/** The keys of the drafts that are left, or whatever else is in the store. */
export async function keysIn(name: string, store = 'drafts'): Promise<readonly IDBValidKey[]> {
  const database = await opened(name);
  const request = database.transaction(store).objectStore(store).getAllKeys();
  await new Promise((resolve) => request.addEventListener('success', resolve));
  database.close();
  return request.result;
}

/** A connection, as a page of that app may hold it. */
export function opened(name: string, make?: (database: IDBDatabase) => void, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => make?.(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
}
