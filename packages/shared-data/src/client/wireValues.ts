import { isObject } from '../fields/isObject';
import { DataError } from './DataError';

/** Stored fields as JavaScript values. Timestamps are Date objects, rounded to milliseconds. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** A value in proto3 JSON, as Firestore's REST API sends it, without validation. */
export type WireValue = Readonly<Record<string, unknown>>;
export type WireFields = Readonly<Record<string, WireValue>>;

/** Converts fields from proto3 JSON. Omits unknown types; the schema decides whether they are required. */
export function fromWireFields(fields: unknown): StoredFields {
  const entries: [string, unknown][] = [];
  for (const [name, wire] of isObject(fields) ? Object.entries(fields) : []) {
    const value = fromWire(wire);
    // Skip `__proto__`, because assigning a field of this name would replace the object's prototype.
    if (value !== undefined && name !== '__proto__') entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

function fromWire(wire: unknown): unknown {
  if (!isObject(wire)) return undefined;
  const [[kind, value] = ['', undefined]] = Object.entries(wire);
  if (kind === 'nullValue') return null;
  if (kind === 'integerValue' || kind === 'doubleValue') return Number(value);
  if (kind === 'timestampValue') return new Date(String(value));
  if (kind === 'arrayValue') {
    const values: unknown = isObject(value) ? value.values : undefined;
    return (Array.isArray(values) ? values : []).map(fromWire).filter((item) => item !== undefined);
  }
  if (kind === 'mapValue') return fromWireFields(isObject(value) ? value.fields : undefined);
  // Remove NUL characters. HTML cannot contain them, so a server-rendered text with NUL would fail to hydrate.
  if (typeof value === 'string') return value.replaceAll('\0', '');
  return typeof value === 'boolean' ? value : undefined;
}

export function toWireFields(fields: StoredFields): WireFields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => value !== undefined && name !== '__proto__')
      .map(([name, value]) => [name, toWire(value)]),
  );
}

/** Converts a value to proto3 JSON. Whole numbers become integers, because the security rules require integers. */
export function toWire(value: unknown): WireValue {
  if (value === null) return { nullValue: null };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toWire) } };
  if (isObject(value) && !(value instanceof Date)) return { mapValue: { fields: toWireFields(value) } };
  return toWireScalar(value);
}

/** Converts a scalar value to proto3 JSON. Throws TypeError if the value cannot be stored. */
export function toWireScalar(value: unknown): WireValue {
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  throw new TypeError(`A ${typeof value} cannot be stored.`);
}

export interface FoundDocument {
  readonly id: string;
  readonly wire: WireFields;
  readonly fields: StoredFields;
  /** The document's `updateTime` in the service's format, with up to nine fractional digits. */
  readonly version: string;
}

/** Returns the rows of a list response. Throws DataError `unavailable` for any other response. */
export function toRows(answer: unknown): Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(answer)) throw new DataError('unavailable');
  return answer.filter(isObject);
}

/** Converts a document in a response. Returns undefined for a row without a document. */
export function toDocument(json: unknown): FoundDocument | undefined {
  if (!isObject(json) || typeof json.name !== 'string') return undefined;
  const wire = isObject(json.fields) ? Object.fromEntries(Object.entries(json.fields).filter(hasRecord)) : {};
  const [id = ''] = json.name.split('/').reverse();
  return { id, wire, fields: fromWireFields(wire), version: String(json.updateTime) };
}

function hasRecord(entry: [string, unknown]): entry is [string, WireValue] {
  return isObject(entry[1]);
}
