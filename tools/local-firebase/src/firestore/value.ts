import { isObject } from '../isObject';
import { invalid } from './firestoreError';
import { listIn, objectIn } from './json';
import { toNanos, timeText } from './timestamps';

/** Document value in proto3 JSON, validated and normalized. */
export type Value =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  /** Double. Proto3 JSON represents NaN and the infinities as strings. */
  | { readonly doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly bytesValue: string }
  | { readonly referenceValue: string }
  /** Geographic point. Proto3 JSON omits a coordinate of 0. */
  | { readonly geoPointValue: { readonly latitude?: number; readonly longitude?: number } }
  | { readonly arrayValue: { readonly values?: readonly Value[] } }
  | { readonly mapValue: { readonly fields?: Fields } };

export type Fields = Readonly<Record<string, Value>>;

const deepest = 20;

/** @throws FirestoreError if a document must not have fields at this depth. Its own fields have depth 1. */
export function requireFieldDepth(depth: number): void {
  if (depth > deepest + 1) throw tooDeep();
}

function tooDeep() {
  return invalid(`Maps and lists must not be nested more than ${deepest} levels deep.`);
}

/** @throws FirestoreError if the JSON is not a value */
export function readValue(json: unknown, depth = 1): Value {
  const value = objectIn(json, 'A value');
  const [kind, ...others] = Object.keys(value);
  if (kind === undefined) throw invalid('A value has no type.');
  if (others.length > 0) throw invalid(`A value has several types: ${Object.keys(value).join(', ')}.`);
  const content = value[kind];
  switch (kind) {
    case 'nullValue':
      if (content !== null && content !== 'NULL_VALUE' && content !== 0) throw wrong(kind, content);
      return { nullValue: null };
    case 'booleanValue':
      if (typeof content !== 'boolean') throw wrong(kind, content);
      return { booleanValue: content };
    case 'integerValue':
      return { integerValue: readInteger(content) };
    case 'doubleValue':
      return { doubleValue: toDouble(readDouble(content)) };
    case 'timestampValue':
      // Firestore stores timestamps with microsecond precision.
      return { timestampValue: timeText((toNanos(content) / 1000n) * 1000n) };
    case 'stringValue':
      if (typeof content !== 'string') throw wrong(kind, content);
      return { stringValue: content };
    case 'bytesValue':
      if (typeof content !== 'string' || !/^[A-Za-z0-9+/_-]*={0,2}$/.test(content)) throw wrong(kind, content);
      return { bytesValue: Buffer.from(content, 'base64').toString('base64') };
    case 'referenceValue':
      if (
        typeof content !== 'string' ||
        !/^projects\/[^/]+\/databases\/[^/]+\/documents(\/[^/]+\/[^/]+)+$/.test(content)
      )
        throw wrong(kind, content);
      return { referenceValue: content };
    case 'geoPointValue':
      return { geoPointValue: readGeoPoint(content) };
    case 'arrayValue':
      return { arrayValue: readArray(content, depth) };
    case 'mapValue': {
      const fields = readFields(objectIn(content, kind).fields, depth + 1);
      return { mapValue: Object.keys(fields).length > 0 ? { fields } : {} };
    }
    default:
      throw invalid(`Unknown value type: ${kind}.`);
  }
}

/** @throws FirestoreError for invalid fields of a document or a map */
export function readFields(json: unknown, depth = 1): Fields {
  requireFieldDepth(depth);
  return Object.fromEntries(
    Object.entries(objectIn(json, 'fields')).map(([name, value]) => {
      if (name === '') throw invalid('A field has no name.');
      if (/^__.*__$/s.test(name)) throw invalid(`Field names like ${name} are reserved.`);
      if (Buffer.byteLength(name) > 1500) throw invalid('A field name is longer than 1500 bytes.');
      return [name, readValue(value, depth)];
    }),
  );
}

export function toDouble(value: number): number | 'NaN' | 'Infinity' | '-Infinity' {
  if (Number.isNaN(value)) return 'NaN';
  if (value === Infinity) return 'Infinity';
  return value === -Infinity ? '-Infinity' : value;
}

function readInteger(content: unknown): string {
  if (typeof content !== 'string' && typeof content !== 'number') throw wrong('integerValue', content);
  const text = String(content);
  if (!/^-?\d+(\.0+)?$/.test(text)) throw wrong('integerValue', content);
  const number = BigInt(text.replace(/\.0+$/, ''));
  if (BigInt.asIntN(64, number) !== number) throw wrong('integerValue', content);
  return String(number);
}

function readDouble(content: unknown): number {
  if (typeof content === 'number') return content;
  if (content === 'NaN' || content === 'Infinity' || content === '-Infinity') return Number(content);
  if (typeof content === 'string' && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(content)) return Number(content);
  throw wrong('doubleValue', content);
}

function readGeoPoint(content: unknown): { latitude?: number; longitude?: number } {
  const { latitude = 0, longitude = 0 } = objectIn(content, 'geoPointValue');
  const [north, east] = [readDouble(latitude), readDouble(longitude)];
  if (!(north >= -90 && north <= 90)) throw invalid('The latitude must be between -90 and 90.');
  if (!(east >= -180 && east <= 180)) throw invalid('The longitude must be between -180 and 180.');
  return { ...(north === 0 ? {} : { latitude: north }), ...(east === 0 ? {} : { longitude: east }) };
}

/** @throws FirestoreError for an invalid list at this depth of a document */
export function readArray(content: unknown, depth: number): { readonly values?: readonly Value[] } {
  if (depth > deepest) throw tooDeep();
  const values = listIn(objectIn(content, 'arrayValue').values, 'values').map((item) => {
    if (isObject(item) && 'arrayValue' in item) throw invalid('A list must not contain a list.');
    return readValue(item, depth + 1);
  });
  return values.length > 0 ? { values } : {};
}

function wrong(kind: string, content: unknown) {
  const text = content === undefined ? 'nothing' : JSON.stringify(content).slice(0, 100);
  return invalid(`Not a ${kind}: ${text}.`);
}
