import type { ParseResult } from '../kinds/kind';
import { DataError } from './DataError';

/** Returns the parsed document. Throws DataError `unreadable` with the invalid fields if it does not match its schema. */
export function requireItem<Item>(reading: ParseResult<Item>): Item {
  if ('invalidFields' in reading) throw new DataError('unreadable', { fields: reading.invalidFields });
  return reading.item;
}
