import { type Administrator, type DocumentWrite, hasCode } from '@adp/shared-data/administrator';
import * as v from 'valibot';

/** The id of a request with counts: a date and a random string. */
export const countsId = v.pipe(v.string(), v.regex(/^20\d\d-[01]\d-[0-3]\d_[\w-]{8,40}$/));

/** The collection with the ids of saved requests. `deleteOldLimits` deletes the ids a day later. */
export const savedUsage = 'saved_usage';

/** Adds counts to documents, once per id. Rejects with DataError if the caller must send them again under the same id. */
export async function commitCounts(
  { read, commit }: Pick<Administrator, 'read' | 'commit'>,
  id: string,
  writes: readonly DocumentWrite[],
): Promise<void> {
  if (writes.length === 0) return;
  const saved = { path: `${savedUsage}/${id}`, fields: {}, times: ['saved_at'], precondition: { exists: false } };
  try {
    await commit([saved, ...writes]);
  } catch (error) {
    // Firestore reports contention with the same status as an id that is already saved.
    if (!hasCode(error, 'conflict') || !(await read([saved.path])).has(saved.path)) throw error;
  }
}
