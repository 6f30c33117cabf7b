import { invalid } from './apiError';

export type Fields = Readonly<Record<string, FirestoreValue>>;

/** A value in proto3 JSON, normalised: ints as text, NaN and the infinities as text, times in UTC. */
export type FirestoreValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly bytesValue: string }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude: number; readonly longitude: number } }
  | { readonly arrayValue: { readonly values?: readonly FirestoreValue[] } }
  | { readonly mapValue: { readonly fields?: Fields } };

export type JsonObject = Readonly<Record<string, unknown>>;

const malformed = "Payload isn't valid for request.";
const deepest = 20;

/** Whether this is an object of JSON, not an array or null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The object that stands in a message at this place; absent counts as `{}`.
 * @throws ApiError 400
 */
export function objectAt(value: unknown): JsonObject {
  if (value === undefined || value === null) return {};
  if (!isObject(value)) throw invalid(malformed);
  return value;
}

/**
 * The list that stands in a message at this place; absent counts as empty.
 * @throws ApiError 400
 */
export function listAt(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalid(malformed);
  return value;
}

/**
 * Reads the fields of a document or map.
 * @throws ApiError 400
 */
export function readFields(json: unknown, depth = 1): Fields {
  const fields: [string, FirestoreValue][] = [];
  for (const [key, value] of Object.entries(objectAt(json))) {
    if (key === '') throw invalid('Cannot convert an empty property name.');
    if (/^__.*__$/.test(key)) throw invalid(`Property ${key} is reserved.`);
    if (Buffer.byteLength(key) > 1500) throw invalid('A field name is longer than 1500 bytes.');
    fields.push([key, readValue(value, depth)]);
  }
  return Object.fromEntries(fields);
}

/**
 * Reads one value.
 * @throws ApiError 400
 */
export function readValue(json: unknown, depth = 1, inArray = false): FirestoreValue {
  if (!isObject(json)) throw invalid(malformed);
  const kinds = Object.keys(json);
  const [kind] = kinds;
  if (kind === undefined) throw invalid('Cannot convert firestore.v1.Value with type unset.');
  if (kinds.length > 1) throw invalid(malformed);
  const value = json[kind];
  switch (kind) {
    case 'nullValue':
      if (value !== null && value !== 'NULL_VALUE' && value !== 0) break;
      return { nullValue: null };
    case 'booleanValue':
      if (typeof value !== 'boolean') break;
      return { booleanValue: value };
    case 'integerValue':
      return { integerValue: readInteger(value) };
    case 'doubleValue':
      return { doubleValue: readDouble(value) };
    case 'timestampValue':
      return { timestampValue: normalTime(value) };
    case 'stringValue':
      if (typeof value !== 'string') break;
      return { stringValue: value };
    case 'bytesValue':
      if (typeof value !== 'string' || !/^[A-Za-z0-9+/_-]*={0,2}$/.test(value)) break;
      return { bytesValue: Buffer.from(value, 'base64').toString('base64') };
    case 'referenceValue':
      if (typeof value !== 'string') break;
      if (!/^projects\/[^/]+\/databases\/[^/]+\/documents(\/[^/]+\/[^/]+)+$/.test(value))
        throw invalid(`Document name "${value}" is no document's name.`);
      return { referenceValue: value };
    case 'geoPointValue':
      return { geoPointValue: readPoint(objectAt(value)) };
    case 'arrayValue': {
      if (inArray) throw invalid('Cannot convert an array value in an array value.');
      if (depth > deepest) throw invalid(`A value is nested deeper than ${deepest} levels.`);
      const values = listAt(objectAt(value).values).map((item) => readValue(item, depth + 1, true));
      return { arrayValue: values.length > 0 ? { values } : {} };
    }
    case 'mapValue': {
      if (depth > deepest) throw invalid(`A value is nested deeper than ${deepest} levels.`);
      const fields = readFields(objectAt(value).fields, depth + 1);
      return { mapValue: Object.keys(fields).length > 0 ? { fields } : {} };
    }
  }
  throw invalid(malformed);
}

function readInteger(value: unknown): string {
  if (typeof value === 'number' && Number.isInteger(value)) return readInteger(BigInt(value).toString());
  if (typeof value !== 'string' || !/^-?\d{1,25}$/.test(value)) throw invalid(malformed);
  const integer = BigInt(value);
  if (BigInt.asIntN(64, integer) !== integer) throw invalid(malformed);
  return integer.toString();
}

function readDouble(value: unknown): number | 'NaN' | 'Infinity' | '-Infinity' {
  if (value === 'NaN' || value === 'Infinity' || value === '-Infinity') return value;
  const number = typeof value === 'string' && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw invalid(malformed);
  return number;
}

function readPoint({ latitude = 0, longitude = 0 }: JsonObject): { latitude: number; longitude: number } {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') throw invalid(malformed);
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) throw invalid('A geographical point lies off the globe.');
  return { latitude, longitude };
}

/**
 * A time in UTC with a fraction of 0, 3, 6 or 9 digits, cut to microseconds as Firestore keeps it.
 * @throws ApiError 400
 */
export function normalTime(value: unknown): string {
  const nanos = nanosOf(value);
  const seconds = nanos / 1_000_000_000n - (nanos % 1_000_000_000n < 0n ? 1n : 0n);
  const micros = (nanos - seconds * 1_000_000_000n) / 1000n;
  const whole = new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
  if (micros === 0n) return `${whole}Z`;
  const fraction = micros.toString().padStart(6, '0');
  return `${whole}.${fraction.endsWith('000') ? fraction.slice(0, 3) : fraction}Z`;
}

/**
 * Nanoseconds since 1970.
 * @throws ApiError 400 unless it is a time from the year 1 to 9999
 */
export function nanosOf(value: unknown): bigint {
  const [, whole = '', fraction = '', zone = ''] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/.exec(
      typeof value === 'string' ? value : '',
    ) ?? [];
  const millis = Date.parse(`${whole}${zone}`);
  if (Number.isNaN(millis) || whole.startsWith('0000')) throw invalid(malformed);
  return BigInt(millis) * 1_000_000n + BigInt(fraction.padEnd(9, '0'));
}
