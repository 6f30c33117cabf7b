import { useEffect } from 'react';

const MAX_RESULTS = 30;

/** Last result shown under each key during this visit, oldest first. */
const results = new Map<string, unknown>();

/** Returns the result last shown under `key`. The caller chooses the type, so each key must have results of one type only. */
export function getLastShown<Result>(key: string): Result | undefined {
  return results.get(key) as Result | undefined;
}

export function useStoreShown(key: string, result: unknown): void {
  useEffect(() => {
    if (result === undefined) return;
    results.delete(key);
    results.set(key, result);
    const [oldest = ''] = results.keys();
    if (results.size > MAX_RESULTS) results.delete(oldest);
  }, [key, result]);
}

/** Returns `result`, or else the one last shown under `key`, so that the content stays if reloading fails (decision 128). */
export function useLastShown<Result>(key: string, result: Result | undefined): Result | undefined {
  useStoreShown(key, result);
  return result ?? getLastShown<Result>(key);
}

export function clearLastShown(): void {
  results.clear();
}
