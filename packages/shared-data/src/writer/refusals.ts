import { DataError, type DataErrorCode } from '../client/DataError';
import type { StoredFields } from '../client/wireValues';

/** What a precondition that does not hold may come as: rules look first, so `denied` is among them. */
const refusals: readonly DataErrorCode[] = ['conflict', 'denied', 'invalid', 'not-found'];

/** Reads the current state, to find out why the service refused. Throws an error that is no refusal. */
export async function readAfterRefusal<Found>(error: unknown, read: () => Promise<Found>): Promise<Found> {
  if (!refusals.some((code) => hasCode(error, code))) throw error;
  return read();
}

/** Commits with the first of the choices that the rules take, or without any where there are none. */
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

/**
 * Whether `stored` is what an earlier try has written: every field of the mask (or of `sent`) has the value that was
 * sent, or is missing as it was there.
 */
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
