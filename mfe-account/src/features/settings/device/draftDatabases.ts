import { isObject } from '@adp/shared-data/fields';

/**
 * Where apps keep drafts of items: each may have a database `adp.<app>.drafts` with a store `drafts`, whose entries say their
 * `owner`. They are the apps' own: here they are read and emptied, never made or upgraded.
 */
const draftDatabase = /^adp\.[^.]+\.drafts$/;
/** What there may be where the browser does not tell: Firefox before 126. */
const knownDatabases = ['adp.content.drafts'];
const STORE = 'drafts';
/** Another page that upgrades a database can keep it for long; in milliseconds. */
const TIMEOUT = 2_000;

/** How many drafts lie in databases, and their bytes as JSON. Never rejects: what cannot be read is not counted. */
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

/**
 * Deletes the drafts in databases: all of them, or one member's. Other pages may hold the databases, so these stay. Never
 * rejects: what cannot be opened stays, too.
 */
export async function deleteDrafts(owner?: string): Promise<void> {
  await inEveryStore('readwrite', (cursor) => {
    if (owner === undefined || getOwner(cursor.value) === owner) cursor.delete();
  });
}

/** The uid of the author of a draft, if it has one. */
export function getOwner(draft: unknown): string | undefined {
  return isObject(draft) && typeof draft['owner'] === 'string' ? draft['owner'] : undefined;
}

type Visit = (cursor: IDBCursorWithValue) => void;

async function inEveryStore(mode: IDBTransactionMode, visit: Visit): Promise<void> {
  for (const name of await databaseNames())
    // A database that cannot be opened does not prevent reading the others.
    await inStore(name, mode, visit).catch(() => undefined);
}

async function databaseNames(): Promise<readonly string[]> {
  try {
    // Throws where the browser has no databases, or forbids them.
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

/** Opens an existing database; undefined where there is none. */
function openExisting(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name);
    let late = false;
    const clock = setTimeout(() => {
      late = true;
      resolve(undefined);
    }, TIMEOUT);
    // It did not exist, and does not after the abort.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => {
      clearTimeout(clock);
      if (late) request.result.close();
      else resolve(request.result);
    };
    request.onerror = (event) => {
      event.preventDefault();
      clearTimeout(clock);
      resolve(undefined);
    };
  });
}

/** Ends when all of it is done for good. */
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
