import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { nameOf } from './nameOf';

/** A record's shape is never trusted: see readVersion(). */
export interface Schema extends DBSchema {
  drafts: { key: string; value: object; indexes: { owner: string } };
}
export type Connection = IDBPDatabase<Schema>;

/** The settings page counts and clears `adp.<app>.drafts`, store `drafts`, index `owner`, of every app. */
const DATABASE = 'adp.content.drafts';
export const STORE = 'drafts';

/** Opens the database. `lost` is called when the connection is of no use any more. */
export async function openDrafts(lost: () => void): Promise<Connection> {
  const opened = await openAt(1, lost).catch((error: unknown) => {
    // A newer build has been here: its drafts can be read all the same.
    if (nameOf(error) === 'VersionError') return openAt(undefined, lost);
    throw error;
  });
  if (opened.objectStoreNames.contains(STORE)) return opened;
  // Whoever opens a database that is not there makes an empty one.
  opened.close();
  return openAt(opened.version + 1, lost);
}

function openAt(version: number | undefined, lost: () => void): Promise<Connection> {
  return openDB<Schema>(DATABASE, version, {
    upgrade: (database) => {
      if (database.objectStoreNames.contains(STORE)) return;
      database.createObjectStore(STORE, { keyPath: 'key' }).createIndex('owner', 'owner');
    },
    // Another page upgrades or deletes it, and waits for this one.
    blocking: lost,
    terminated: lost,
  });
}
