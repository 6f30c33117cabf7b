import { DataError, type DataErrorCode } from '../client/DataError';
import type { FirestoreClient } from '../client/FirestoreClient';
import type { FoundDocument, StoredFields } from '../client/wireValues';

/** The codes of a failed precondition, with `denied`, because the rules are evaluated first. */
const refusals: readonly DataErrorCode[] = ['conflict', 'denied', 'invalid', 'not-found'];

/** Reads the current document to find out why a write was refused. Rethrows an error that is not a refusal. */
export async function readAfterRefusal<Found>(error: unknown, read: () => Promise<Found>): Promise<Found> {
  if (!refusals.some((code) => hasCode(error, code))) throw error;
  return read();
}

/** Commits a decision about the document at `path`. Rejects with `conflict` if it has changed since it was read. */
export async function commitDecision(
  { read, commit }: Pick<FirestoreClient, 'read' | 'commit'>,
  path: string,
  { version }: FoundDocument,
  writes: readonly object[],
): Promise<void> {
  try {
    await commit(writes);
  } catch (error) {
    const now = await readAfterRefusal(error, () => read(path));
    throw now?.version === version ? error : new DataError('conflict', { cause: error });
  }
}

/** Commits with the first choice that the rules accept. If there are no choices, commits without one. */
export async function commitFirst<Result>(
  [likely, ...others]: readonly object[],
  commit: (chosen: readonly object[]) => Promise<Result>,
): Promise<Result> {
  try {
    return await commit(likely ? [likely] : []);
  } catch (error) {
    if (others.length === 0 || !hasCode(error, 'denied')) throw error;
    return commitFirst(others, commit);
  }
}

export function hasCode(error: unknown, code: DataErrorCode): boolean {
  return error instanceof DataError && error.code === code;
}

/** Returns whether an earlier attempt wrote `stored`. All fields in the mask must be equal or missing in both. */
export function holdsFields(
  stored: StoredFields,
  sent: StoredFields,
  mask: readonly string[] = Object.keys(sent),
): boolean {
  return mask.every((name) => sameValue(stored[name], sent[name]));
}

function sameValue(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (a instanceof Date || b instanceof Date)
    return a instanceof Date && b instanceof Date && a.getTime() === b.getTime();
  const [those, these] = [new Map<string, unknown>(Object.entries(a)), Object.entries(b)];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    those.size === these.length &&
    these.every(([name, value]) => those.has(name) && sameValue(those.get(name), value))
  );
}
