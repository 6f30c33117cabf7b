import { isObject } from '@adp/shared-data/fields';

/** Databases of drafts: `adp.<app>.drafts`, with a store `drafts` and an `owner` per entry. Never created here. */
const draftDatabase = /^adp\.[^.]+\.drafts$/;
/** The known draft databases, for browsers that cannot list databases, such as Firefox before 126. */
const knownDatabases = ['adp.content.drafts'];
const STORE = 'drafts';
/** Timeout for opening a database, in milliseconds. An upgrade in another page may block it. */
const TIMEOUT = 2_000;

/** Counts the drafts in all databases and their size as JSON, in bytes. Never rejects. Omits unreadable databases. */
export async function countDrafts(): Promise<{ readonly count: number; readonly bytes: number }> {
  const coder = new TextEncoder();
  let count = 0;
  let bytes = 0;
  await inEveryStore('readonly', (cursor) => {
    count += 1;
    bytes += coder.encode(JSON.stringify(cursor.value)).length;
  });
  return { count, bytes };
}

/** Deletes the drafts of `owner`, by default all drafts. Keeps the databases, because other pages may use them. Never rejects. */
export async function deleteDrafts(owner?: string): Promise<void> {
  await inEveryStore('readwrite', (cursor) => {
    if (owner === undefined || getOwner(cursor.value) === owner) cursor.delete();
  });
}

export function getOwner(draft: unknown): string | undefined {
  return isObject(draft) && typeof draft['owner'] === 'string' ? draft['owner'] : undefined;
}

type Visit = (cursor: IDBCursorWithValue) => void;

async function inEveryStore(mode: IDBTransactionMode, visit: Visit): Promise<void> {
  for (const name of await databaseNames()) await inStore(name, mode, visit).catch(() => undefined);
}

async function databaseNames(): Promise<readonly string[]> {
  try {
    // Reading `indexedDB` throws if the browser lacks or forbids databases.
    if (!('databases' in indexedDB)) return knownDatabases;
    const databases = await indexedDB.databases();
    return databases.flatMap(({ name = '' }) => (draftDatabase.test(name) ? [name] : []));
  } catch {
    return [];
  }
}

async function inStore(name: string, mode: IDBTransactionMode, visit: Visit): Promise<void> {
  const database = await openExisting(name);
  try {
    if (database?.objectStoreNames.contains(STORE)) await visitAll(database.transaction(STORE, mode), visit);
  } finally {
    database?.close();
  }
}

function openExisting(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name);
    let isTimedOut = false;
    const clock = setTimeout(() => {
      isTimedOut = true;
      resolve(undefined);
    }, TIMEOUT);
    // An upgrade means that the database did not exist, so abort its creation.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => {
      clearTimeout(clock);
      if (isTimedOut) request.result.close();
      else resolve(request.result);
    };
    request.onerror = (event) => {
      event.preventDefault();
      clearTimeout(clock);
      resolve(undefined);
    };
  });
}

function visitAll(transaction: IDBTransaction, visit: Visit): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    const request = transaction.objectStore(STORE).openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      visit(cursor);
      cursor.continue();
    };
  });
}
