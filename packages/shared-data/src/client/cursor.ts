import { isObject } from '../fields/isObject';
import { DataError } from './DataError';
import { type WireValue } from './wireValues';

/** Position after a document: the value that the order sorts by, and the document's id. */
export interface Position {
  readonly order: string;
  readonly value: WireValue;
  readonly id: string;
}

const scalar = /^(string|timestamp|integer|double|boolean|null)Value$/;

/** Encodes a position as letters, digits, `-` and `_`, for `?after=`. */
export function writeCursor({ order, value, id }: Position): string {
  const bytes = new TextEncoder().encode(JSON.stringify([order, value, id]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * Decodes a cursor.
 * @throws DataError `invalid` for a string that `writeCursor` did not create for this order
 */
export function readCursor(cursor: string, order: string): Position {
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const parts: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (Array.isArray(parts)) {
      const [from, value, id] = parts as unknown[];
      if (from === order && typeof id === 'string' && isObject(value) && isScalar(value)) return { order, value, id };
    }
  } catch {
    // The error below is thrown.
  }
  throw new DataError('invalid', { fields: ['cursor'] });
}

function isScalar(value: WireValue): boolean {
  const [kind, ...rest] = Object.keys(value);
  return kind !== undefined && rest.length === 0 && scalar.test(kind) && !isObject(value[kind]);
}
