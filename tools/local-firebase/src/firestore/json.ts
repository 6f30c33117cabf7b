import { isObject } from '../isObject';
import { invalid } from './firestoreError';

export type Json = Readonly<Record<string, unknown>>;

/** Returns an object, or {} for a missing value. @throws FirestoreError for any other value */
export function objectIn(value: unknown, what: string): Json {
  if (value === undefined || value === null) return {};
  if (isObject(value)) return value;
  throw invalid(`${what} must be an object.`);
}

/** Returns a list, or [] for a missing value. @throws FirestoreError for any other value */
export function listIn(value: unknown, what: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  throw invalid(`${what} must be a list.`);
}

/** @throws FirestoreError for properties that the real service rejects */
export function onlyKeys(json: Json, allowed: readonly string[], what: string): void {
  const unknown = Object.keys(json).find((key) => !allowed.includes(key));
  if (unknown !== undefined) throw invalid(`${what} has no property ${unknown}.`);
}

/** Parses a whole number from a number or a string. @throws FirestoreError for negative numbers and other values */
export function countIn(value: unknown, what: string): number | undefined {
  if (value === undefined || value === null) return undefined;
  const count = typeof value === 'string' && value !== '' ? Number(value) : value;
  if (typeof count !== 'number' || !Number.isInteger(count) || Math.abs(count) > 2_147_483_647)
    throw invalid(`${what} must be a whole number.`);
  if (count < 0) throw invalid(`${what} is negative.`);
  return count;
}
