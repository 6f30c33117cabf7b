import { useEffect } from 'react';

/** Maximum number of answers that are stored. */
const MAX_ANSWERS = 30;

/** The last answer that this visit has shown under each key, oldest first. */
const answers = new Map<string, unknown>();

/** Returns what this visit has shown last under `key`, for callers that store one type of answer under it. */
export function getLastShown<Answer>(key: string): Answer | undefined {
  return answers.get(key) as Answer | undefined;
}

/** Stores `answer`, unless it is undefined, as the last that is shown under `key`. */
export function useStoreShown(key: string, answer: unknown): void {
  useEffect(() => {
    if (answer === undefined) return;
    answers.delete(key);
    answers.set(key, answer);
    const [oldest = ''] = answers.keys();
    if (answers.size > MAX_ANSWERS) answers.delete(oldest);
  }, [key, answer]);
}

/**
 * Returns `answer`, or without one the last that this visit has shown under `key`: content stays if it cannot be loaded again, also on the
 * way back to its page (docs/decisions/128).
 */
export function useLastShown<Answer>(key: string, answer: Answer | undefined): Answer | undefined {
  useStoreShown(key, answer);
  return answer ?? getLastShown<Answer>(key);
}

/** Deletes the stored answers, for tests. */
export function clearLastShown(): void {
  answers.clear();
}
