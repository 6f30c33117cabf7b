import { isObject } from '../fields/isObject';
import { DataError } from './DataError';
import { type WireValue } from './wireValues';

/** The position after a document in a list: the document's id and its value in the sort field. */
export interface Position {
  readonly order: string;
  readonly value: WireValue;
  readonly id: string;
}

const scalar = /^(string|timestamp|integer|double|boolean|null)Value$/;

/** Encodes a position for `?after=`. The cursor contains only letters, digits, `-` and `_`. */
export function writeCursor({ order, value, id }: Position): string {
  const bytes = new TextEncoder().encode(JSON.stringify([order, value, id]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Decodes a cursor. Throws DataError `invalid` unless `writeCursor` created it for this order. */
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
    // Invalid base64 or JSON. The DataError is thrown below.
  }
  throw new DataError('invalid', { fields: ['cursor'] });
}

function isScalar(value: WireValue): boolean {
  const [kind, ...rest] = Object.keys(value);
  return kind !== undefined && rest.length === 0 && scalar.test(kind) && !isObject(value[kind]);
}
