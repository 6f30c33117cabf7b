import { DataError } from './DataError';
import { fromWireFields, isRecord, type StoredFields, type WireFields, type WireValue } from './storedValues';

export interface FoundDocument {
  readonly id: string;
  readonly wire: WireFields;
  readonly fields: StoredFields;
  /** Its `updateTime` as the service wrote it, nine digits of fraction and all. */
  readonly version: string;
}

/** The rows of an answer that is a list. */
export function rowsOf(answer: unknown): Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(answer)) throw new DataError('unavailable');
  return answer.filter(isRecord);
}

/** A document of an answer; nothing for a row that holds none. */
export function documentOf(json: unknown): FoundDocument | undefined {
  if (!isRecord(json) || typeof json.name !== 'string') return undefined;
  const wire = isRecord(json.fields) ? Object.fromEntries(Object.entries(json.fields).filter(hasRecord)) : {};
  const [id = ''] = json.name.split('/').reverse();
  return { id, wire, fields: fromWireFields(wire), version: String(json.updateTime) };
}

function hasRecord(entry: [string, unknown]): entry is [string, WireValue] {
  return isRecord(entry[1]);
}
