import { isObject } from '../fields/isObject';
import { DataError } from './DataError';

/** Fields as stored, in plain terms: integers and doubles are both numbers, timestamps are dates (milliseconds). */
export type StoredFields = Readonly<Record<string, unknown>>;

/** A value in proto3 JSON, as the REST interface carries it. Nothing in it can be relied on. */
export type WireValue = Readonly<Record<string, unknown>>;
export type WireFields = Readonly<Record<string, WireValue>>;

/** Plain fields of a document. Values of unknown types are left out: the schema decides whether they are required. */
export function fromWireFields(fields: unknown): StoredFields {
  const entries: [string, unknown][] = [];
  for (const [name, wire] of isObject(fields) ? Object.entries(fields) : []) {
    const value = fromWire(wire);
    // A field of this name would become the prototype of whatever copies it by assignment.
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
  // HTML cannot contain NUL, so a server-rendered text with NUL would fail to hydrate.
  if (typeof value === 'string') return value.replaceAll('\0', '');
  return typeof value === 'boolean' ? value : undefined;
}

/** Proto3 JSON of plain fields. */
export function toWireFields(fields: StoredFields): WireFields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => value !== undefined && name !== '__proto__')
      .map(([name, value]) => [name, toWire(value)]),
  );
}

/**
 * Proto3 JSON of a plain value; whole numbers become integers, as the rules expect of counts and amounts.
 * @throws TypeError for what cannot be stored
 */
export function toWire(value: unknown): WireValue {
  if (value === null) return { nullValue: null };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toWire) } };
  if (isObject(value) && !(value instanceof Date)) return { mapValue: { fields: toWireFields(value) } };
  return toWireScalar(value);
}

/**
 * The same for a scalar, which is all that a query needs.
 * @throws TypeError for what cannot be stored
 */
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
  /** Its `updateTime` as the service wrote it, nine digits of fraction and all. */
  readonly version: string;
}

/** The rows of an answer that is a list. */
export function toRows(answer: unknown): Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(answer)) throw new DataError('unavailable');
  return answer.filter(isObject);
}

/** A document of an answer; nothing for a row that holds none. */
export function toDocument(json: unknown): FoundDocument | undefined {
  if (!isObject(json) || typeof json.name !== 'string') return undefined;
  const wire = isObject(json.fields) ? Object.fromEntries(Object.entries(json.fields).filter(hasRecord)) : {};
  const [id = ''] = json.name.split('/').reverse();
  return { id, wire, fields: fromWireFields(wire), version: String(json.updateTime) };
}

function hasRecord(entry: [string, unknown]): entry is [string, WireValue] {
  return isObject(entry[1]);
}
