import { type IDBPObjectStore, type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isObject } from '@adp/shared-data/fields';

type Mode = 'readonly' | 'readwrite';
type Records<As extends Mode> = IDBPObjectStore<Schema, [typeof STORE], typeof STORE, As>;
type Work<As extends Mode, T> = (records: Records<As>) => Promise<T>;

/** Timeouts in milliseconds. They limit the time that a form waits to open or to report that a text is saved. */
const TIMEOUT = { open: 3_000, work: 10_000 };
/** Names of the errors of a connection that was lost without an event. */
const LOST_CONNECTION_ERRORS = ['InvalidStateError', 'AbortError', 'UnknownError'];

/** The database of drafts. Connects on first use, and reconnects after the connection is lost. */
export class DraftDatabase {
  private opening: Promise<Connection> | undefined;
  private openingLate = false;

  /** @param onLateOpen called when the database opens only after `TIMEOUT.open` has passed */
  constructor(private readonly onLateOpen: () => void) {}

  read<T>(work: Work<'readonly', T>): Promise<T> {
    return this.withRetry('readonly', work);
  }

  /** Runs one atomic transaction. Resolves when the transaction is on disk. */
  write<T>(work: Work<'readwrite', T>): Promise<T> {
    return this.withRetry('readwrite', work);
  }

  private async withRetry<As extends Mode, T>(mode: As, work: Work<As, T>): Promise<T> {
    try {
      return await this.runOnce(mode, work);
    } catch (error) {
      if (!LOST_CONNECTION_ERRORS.includes(getErrorName(error))) throw error;
      this.discard(this.opening);
      return await this.runOnce(mode, work);
    }
  }

  private async runOnce<As extends Mode, T>(mode: As, work: Work<As, T>): Promise<T> {
    const connection = await this.connect();
    const transaction = connection.transaction(STORE, mode, { durability: 'strict' });
    const { done } = transaction;
    // Avoid an unhandled rejection if `work` fails first.
    done.catch(() => undefined);
    try {
      return await withTimeout(
        work(transaction.objectStore(STORE)).then(async (result) => {
          // oxlint-disable-next-line typescript/no-unnecessary-condition -- older browsers lack commit() and commit automatically
          transaction.commit?.();
          await done;
          return result;
        }),
        TIMEOUT.work,
      );
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // The transaction has ended already.
      }
      throw transaction.error ?? error;
    }
  }

  private async connect(): Promise<Connection> {
    if (this.openingLate) throw new TimeoutError();
    const opening = this.opening ?? this.open();
    try {
      return await withTimeout(opening, TIMEOUT.open);
    } catch (error) {
      if (error instanceof TimeoutError) this.giveUp(opening);
      throw error;
    }
  }

  private open(): Promise<Connection> {
    const opening = openDraftDatabase(() => this.discard(opening));
    this.opening = opening;
    opening.catch(() => this.discard(opening));
    return opening;
  }

  private giveUp(opening: Promise<Connection>): void {
    this.openingLate = true;
    const back = () => (this.openingLate = false);
    void opening.then(back, back).then(this.onLateOpen);
  }

  private discard(opening: Promise<Connection> | undefined): void {
    if (this.opening === opening) this.opening = undefined;
    opening?.then(
      (connection) => connection.close(),
      () => undefined,
    );
  }
}

/** Schema of the database. A record may have any shape, because another build may have written it (see `readVersion`). */
interface Schema extends DBSchema {
  drafts: { key: string; value: object; indexes: { owner: string } };
}
type Connection = IDBPDatabase<Schema>;

/** The settings page counts and deletes drafts by the index `owner` of each app's database `adp.<app>.drafts`. */
const DATABASE = 'adp.content.drafts';
const STORE = 'drafts';

/** Opens the database. Calls `onLost` when the connection can no longer be used. */
async function openDraftDatabase(onLost: () => void): Promise<Connection> {
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

/** Returns the name of anything thrown. IndexedDB errors are distinguished by name. */
function getErrorName(error: unknown): string {
  return isObject(error) && 'name' in error ? String(error['name']) : '';
}

class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError()), milliseconds);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
