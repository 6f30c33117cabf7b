import { type Administrator, type DocumentWrite, hasCode } from '@adp/shared-data/administrator';
import * as v from 'valibot';

/** The id of a request with counts: a date and a random string. */
export const countsId = v.pipe(v.string(), v.regex(/^20\d\d-[01]\d-[0-3]\d_[\w-]{8,40}$/));

/** The collection with the ids of saved requests. `deleteOldLimits` deletes the ids a day later. */
export const savedUsage = 'saved_usage';

/** Adds counts to documents, once per id. */
export async function commitCounts(
  { commit }: Pick<Administrator, 'commit'>,
  id: string,
  writes: readonly DocumentWrite[],
): Promise<void> {
  if (writes.length === 0) return;
  const saved = { path: `${savedUsage}/${id}`, fields: {}, times: ['saved_at'], precondition: { exists: false } };
  try {
    await commit([saved, ...writes]);
  } catch (error) {
    if (!hasCode(error, 'conflict')) throw error;
  }
}
