import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { IDBFactory } from 'fake-indexeddb';

// jsdom lacks `structuredClone`, which the fake databases need.
Reflect.set(globalThis, 'structuredClone', (value: unknown): unknown => deserialize(serialize(value)));

/** Removes all databases of the device. */
export function emptyDevice(): void {
  Reflect.set(globalThis, 'indexedDB', new IDBFactory());
}

/** Stores drafts as another app does. */
export async function storeDrafts(name: string, drafts: readonly object[], store = 'drafts'): Promise<void> {
  const database = await opened(name, (created) =>
    created.createObjectStore(store, { keyPath: 'key' }).createIndex('owner', 'owner'),
  );
  const transaction = database.transaction(store, 'readwrite');
  for (const draft of drafts) transaction.objectStore(store).add(draft);
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  database.close();
}

/** Returns the keys of all entries in a store, by default the drafts. */
export async function keysIn(name: string, store = 'drafts'): Promise<readonly IDBValidKey[]> {
  const database = await opened(name);
  const request = database.transaction(store).objectStore(store).getAllKeys();
  await new Promise((resolve) => request.addEventListener('success', resolve));
  database.close();
  return request.result;
}

/** Opens a database connection, as a page of another app does. */
export function opened(name: string, make?: (database: IDBDatabase) => void, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => make?.(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
}
