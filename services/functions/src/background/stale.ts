import { hasCode } from '@adp/shared-data/administrator';

/** Returns whether a precondition failed. Firestore responds with 400 if the version differs. */
export const isStale = (error: unknown) =>
  (['conflict', 'invalid', 'not-found'] as const).some((code) => hasCode(error, code));

/** Handles the rejection of a commit whose documents may have changed in the meantime. Throws all other errors. */
export function ignoreStale(error: unknown): void {
  if (!isStale(error)) throw error;
}
