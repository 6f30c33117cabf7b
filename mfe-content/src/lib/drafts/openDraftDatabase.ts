import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { getErrorName } from './databaseErrors';

/** Schema of the database. A record may have any shape, because another build may have written it (see `readVersion`). */
export interface Schema extends DBSchema {
  drafts: { key: string; value: object; indexes: { owner: string } };
}
export type Connection = IDBPDatabase<Schema>;

/** The settings page counts and deletes drafts by the index `owner` of each app's database `adp.<app>.drafts`. */
const DATABASE = 'adp.content.drafts';
export const STORE = 'drafts';

/** Opens the database. Calls `onLost` when the connection can no longer be used. */
export async function openDraftDatabase(onLost: () => void): Promise<Connection> {
  const opened = await openAt(1, onLost).catch((error: unknown) => {
    // A newer build has upgraded the database. Open its current version, because the drafts can still be read.
    if (getErrorName(error) === 'VersionError') return openAt(undefined, onLost);
    throw error;
  });
  if (opened.objectStoreNames.contains(STORE)) return opened;
  // The settings page may have created an empty database without the object store.
  opened.close();
  return openAt(opened.version + 1, onLost);
}

function openAt(version: number | undefined, onLost: () => void): Promise<Connection> {
  return openDB<Schema>(DATABASE, version, {
    upgrade: (database) => {
      if (database.objectStoreNames.contains(STORE)) return;
      database.createObjectStore(STORE, { keyPath: 'key' }).createIndex('owner', 'owner');
    },
    // Another page cannot upgrade or delete the database until this connection closes.
    blocking: onLost,
    terminated: onLost,
  });
}
