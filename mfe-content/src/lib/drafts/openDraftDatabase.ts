import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { getErrorName } from './databaseErrors';

/** Records may have any shape: see `readVersion()`. */
export interface Schema extends DBSchema {
  drafts: { key: string; value: object; indexes: { owner: string } };
}
export type Connection = IDBPDatabase<Schema>;

/** The settings page counts and deletes the database `adp.<app>.drafts`, store `drafts`, index `owner`, of every app. */
const DATABASE = 'adp.content.drafts';
export const STORE = 'drafts';

/** Opens the database. Calls `onLost` when the connection can no longer be used. */
export async function openDraftDatabase(onLost: () => void): Promise<Connection> {
  const opened = await openAt(1, onLost).catch((error: unknown) => {
    // A newer build has upgraded the database. Its drafts can still be read.
    if (getErrorName(error) === 'VersionError') return openAt(undefined, onLost);
    throw error;
  });
  if (opened.objectStoreNames.contains(STORE)) return opened;
  // Opening a missing database creates an empty one.
  opened.close();
  return openAt(opened.version + 1, onLost);
}

function openAt(version: number | undefined, onLost: () => void): Promise<Connection> {
  return openDB<Schema>(DATABASE, version, {
    upgrade: (database) => {
      if (database.objectStoreNames.contains(STORE)) return;
      database.createObjectStore(STORE, { keyPath: 'key' }).createIndex('owner', 'owner');
    },
    // Another page waits for this connection to upgrade or delete the database.
    blocking: onLost,
    terminated: onLost,
  });
}
