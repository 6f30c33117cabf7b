import { withTimeout } from './withTimeout';

/** Saves counts once per id. An id consists of a date, `_` and a random string. */
export type SaveCounts<Counts> = (counts: Counts, id: string) => Promise<void>;

/** The interval between saves, in milliseconds. */
const saveInterval = 60_000;
/** The timeout for saving counts, in milliseconds. Counts that were not saved are sent again. */
const saveTimeout = 30_000;

interface SaverOptions<Counts> {
  readonly save: SaveCounts<Counts>;
  /** Returns the counts since the last call. */
  readonly take: () => Counts;
  readonly now: () => number;
}

/** Creates a function that saves counts if the last save was a minute ago. Its result never rejects, so callers need not await it. */
export function createSaver<Counts>({ save, take, now }: SaverOptions<Counts>): () => Promise<void> | undefined {
  let savedAt = now();
  let saving: Promise<void> | undefined;
  /** Counts that may not have been saved. They are sent again unchanged under the same id. */
  let unsaved: { readonly counts: Counts; readonly id: string } | undefined;

  const flush = async () => {
    const day = new Date(now()).toISOString().slice(0, 10);
    unsaved ??= { counts: take(), id: `${day}_${crypto.randomUUID()}` };
    try {
      await withTimeout(save(unsaved.counts, unsaved.id), saveTimeout);
      unsaved = undefined;
    } catch {
      // The next flush sends the counts again.
    }
  };

  return () => {
    if (saving || now() - savedAt < saveInterval) return undefined;
    savedAt = now();
    saving = flush().finally(() => {
      saving = undefined;
    });
    return saving;
  };
}
