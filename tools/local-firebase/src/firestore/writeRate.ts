import { FirestoreError } from './firestoreError';

/** Number of writes to one document that may follow each other without a pause. */
const BURST = 10;

/** Checks that the documents of a commit are not written too often. @throws FirestoreError ABORTED */
export type CheckWriteRate = (paths: Iterable<string>) => void;

/**
 * Creates the check for the sustained number of writes per second to each document. Production documents no exact limit
 * and tolerates bursts. `now` returns milliseconds.
 */
export function createWriteRateCheck(perSecond: number | undefined, now: () => number): CheckWriteRate {
  if (perSecond === undefined) return () => undefined;
  const interval = 1000 / perSecond;
  /** Time when each document has processed its previous writes. */
  const freeAt = new Map<string, number>();
  return (paths) => {
    const time = now();
    const next = new Map([...paths].map((path) => [path, Math.max(time, freeAt.get(path) ?? 0) + interval]));
    if ([...next.values()].some((end) => end > time + BURST * interval))
      throw new FirestoreError(
        'ABORTED',
        'Too much contention on these documents. Please try again.',
        'documentWriteRate',
      );
    for (const [path, end] of next) freeAt.set(path, end);
  };
}
