import { useEffect } from 'react';

const MAX_RESULTS = 30;

/** The last result that this visit has shown under each key, oldest first. */
const results = new Map<string, unknown>();

/** Returns the result last shown under `key`. Callers must store one type under each key. */
export function getLastShown<Result>(key: string): Result | undefined {
  return results.get(key) as Result | undefined;
}

/** Stores `result`, unless undefined, as the last shown under `key`. */
export function useStoreShown(key: string, result: unknown): void {
  useEffect(() => {
    if (result === undefined) return;
    results.delete(key);
    results.set(key, result);
    const [oldest = ''] = results.keys();
    if (results.size > MAX_RESULTS) results.delete(oldest);
  }, [key, result]);
}

/**
 * Returns `result`, or the last shown under `key` if undefined. Content stays on the page if it cannot be loaded again, also after a
 * return to the page (docs/decisions/128).
 */
export function useLastShown<Result>(key: string, result: Result | undefined): Result | undefined {
  useStoreShown(key, result);
  return result ?? getLastShown<Result>(key);
}

/** Deletes the stored results, for tests. */
export function clearLastShown(): void {
  results.clear();
}
