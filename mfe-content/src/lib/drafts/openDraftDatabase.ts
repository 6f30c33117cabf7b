import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { getErrorName } from './databaseErrors';

/** A record's shape is never trusted: see readVersion(). */
export interface Schema extends DBSchema {
  drafts: { key: string; value: object; indexes: { owner: string } };
}
export type Connection = IDBPDatabase<Schema>;

/** The settings page counts and clears `adp.<app>.drafts`, store `drafts`, index `owner`, of every app. */
const DATABASE = 'adp.content.drafts';
export const STORE = 'drafts';

/** Opens the database. Calls `onLost` when the connection can no longer be used. */
export async function openDraftDatabase(onLost: () => void): Promise<Connection> {
  const opened = await openAt(1, onLost).catch((error: unknown) => {
    // A newer build has upgraded it. Its drafts can still be read.
    if (getErrorName(error) === 'VersionError') return openAt(undefined, onLost);
    throw error;
  });
  if (opened.objectStoreNames.contains(STORE)) return opened;
  // Opening a database that does not exist creates an empty one.
  opened.close();
  return openAt(opened.version + 1, onLost);
}

function openAt(version: number | undefined, onLost: () => void): Promise<Connection> {
  return openDB<Schema>(DATABASE, version, {
    upgrade: (database) => {
      if (database.objectStoreNames.contains(STORE)) return;
      database.createObjectStore(STORE, { keyPath: 'key' }).createIndex('owner', 'owner');
    },
    // Another page wants to upgrade or delete it and waits for this connection.
    blocking: onLost,
    terminated: onLost,
  });
}
