import { invalid } from './firestoreError';

export type Json = Readonly<Record<string, unknown>>;

/** Whether a value parsed from JSON is an object. */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * An object in a request; an absent one is empty.
 * @throws FirestoreError for anything else
 */
export function objectIn(value: unknown, what: string): Json {
  if (value === undefined || value === null) return {};
  if (isJson(value)) return value;
  throw invalid(`${what} is no object.`);
}

/**
 * A list in a request; an absent one is empty.
 * @throws FirestoreError for anything else
 */
export function listIn(value: unknown, what: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  throw invalid(`${what} is no list.`);
}

/**
 * Refuses what the real service does not know.
 * @throws FirestoreError
 */
export function onlyKeys(json: Json, known: readonly string[], what: string): void {
  const unknown = Object.keys(json).find((key) => !known.includes(key));
  if (unknown !== undefined) throw invalid(`${what} has no ${unknown}.`);
}

/**
 * A whole number that may come as a number or as text; undefined where absent.
 * @throws FirestoreError for anything else, and for less than 0
 */
export function countIn(value: unknown, what: string): number | undefined {
  if (value === undefined || value === null) return undefined;
  const count = typeof value === 'string' && value !== '' ? Number(value) : value;
  if (typeof count !== 'number' || !Number.isInteger(count) || Math.abs(count) > 2_147_483_647)
    throw invalid(`${what} is no whole number.`);
  if (count < 0) throw invalid(`${what} is negative.`);
  return count;
}
