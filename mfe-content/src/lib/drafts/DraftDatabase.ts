import type { IDBPObjectStore } from 'idb';
import { type Connection, openDrafts, type Schema, STORE } from './openDrafts';
import { nameOf } from './nameOf';
import { TooSlow, within } from './within';

type Mode = 'readonly' | 'readwrite';
type Records<As extends Mode> = IDBPObjectStore<Schema, [typeof STORE], typeof STORE, As>;
type Work<As extends Mode, T> = (records: Records<As>) => Promise<T>;

/** In milliseconds: longer than that nobody waits for a form, or to hear whether a text is kept. */
const PATIENCE = { open: 3_000, work: 10_000 };
/** A connection that was lost without a word shows it by these. */
const SIGNS_OF_LOSS = ['InvalidStateError', 'AbortError', 'UnknownError'];

/** The database of drafts, opened when it is used first, and again when the connection was lost. */
export class DraftDatabase {
  private opening: Promise<Connection> | undefined;
  private late = false;

  /** @param whenLate called when the database has opened after all, once it was given up */
  constructor(private readonly whenLate: () => void) {}

  read<T>(work: Work<'readonly', T>): Promise<T> {
    return this.retried('readonly', work);
  }

  /** All of it or nothing, with no other page in between. Ends when it is on the disk. */
  write<T>(work: Work<'readwrite', T>): Promise<T> {
    return this.retried('readwrite', work);
  }

  private async retried<As extends Mode, T>(mode: As, work: Work<As, T>): Promise<T> {
    try {
      return await this.once(mode, work);
    } catch (error) {
      if (!SIGNS_OF_LOSS.includes(nameOf(error))) throw error;
      this.forget(this.opening);
      return await this.once(mode, work);
    }
  }

  private async once<As extends Mode, T>(mode: As, work: Work<As, T>): Promise<T> {
    const connection = await this.connect();
    const transaction = connection.transaction(STORE, mode, { durability: 'strict' });
    const { done } = transaction;
    // Whoever waits for it hears of it below.
    done.catch(() => undefined);
    try {
      return await within(
        work(transaction.objectStore(STORE)).then(async (result) => {
          // Older browsers lack it, and end it by themselves.
          transaction.commit?.();
          await done;
          return result;
        }),
        PATIENCE.work,
      );
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // It has ended.
      }
      throw transaction.error ?? error;
    }
  }

  private async connect(): Promise<Connection> {
    if (this.late) throw new TooSlow();
    const opening = this.opening ?? this.open();
    try {
      return await within(opening, PATIENCE.open);
    } catch (error) {
      if (error instanceof TooSlow) this.giveUp(opening);
      throw error;
    }
  }

  private open(): Promise<Connection> {
    const opening = openDrafts(() => this.forget(opening));
    this.opening = opening;
    opening.catch(() => this.forget(opening));
    return opening;
  }

  private giveUp(opening: Promise<Connection>): void {
    this.late = true;
    const back = () => (this.late = false);
    void opening.then(back, back).then(this.whenLate);
  }

  /** The next to use it opens it anew. */
  private forget(opening: Promise<Connection> | undefined): void {
    if (this.opening === opening) this.opening = undefined;
    opening?.then(
      (connection) => connection.close(),
      () => undefined,
    );
  }
}
