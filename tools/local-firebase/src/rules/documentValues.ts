import { type Filter, type FieldOperator } from './queryPins';
import { type MapValue, toPath, type Timestamp, type Value } from './values';

/** JSON object from a proto3 message. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Operators of field filters by name in proto3 JSON. The values are the names that the proof of a query uses. */
export const fieldOperators = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  IN: 'in',
  NOT_IN: 'not-in',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
} as const satisfies Readonly<Record<string, FieldOperator>>;
const operators: Readonly<Record<string, FieldOperator>> = fieldOperators;

const unaryOperators: Readonly<Record<string, readonly [FieldOperator, Value]>> = {
  IS_NULL: ['==', null],
  IS_NOT_NULL: ['!=', null],
  IS_NAN: ['==', NaN],
  IS_NOT_NAN: ['!=', NaN],
};

/**
 * Converts the `fields` of a Firestore document in proto3 JSON to a map of the rules language.
 * @throws TypeError for invalid values
 */
export function fieldsToMap(fields: JsonObject): MapValue {
  return new Map(Object.entries(fields).map(([key, value]) => [key, toValue(value)]));
}

/**
 * Converts one Firestore value in proto3 JSON.
 * @throws TypeError for an invalid value
 */
export function toValue(json: unknown): Value {
  const [kind, ...others] = isObject(json) ? Object.keys(json) : [];
  if (!isObject(json) || kind === undefined || others.length > 0) throw noValue(json);
  const value = json[kind];
  switch (kind) {
    case 'nullValue':
      return null;
    case 'booleanValue':
      return value === true;
    case 'integerValue':
      return BigInt(typeof value === 'number' ? value : String(value));
    case 'doubleValue':
      // Proto3 JSON represents NaN and the infinities as strings.
      return Number(value);
    case 'stringValue':
      return String(value);
    case 'bytesValue':
      return new Uint8Array(Buffer.from(String(value), 'base64'));
    case 'timestampValue':
      return timestampFromText(String(value));
    case 'referenceValue':
      return referencePath(String(value));
    case 'geoPointValue':
      return isObject(value) ? geoPoint(value) : geoPoint({});
    case 'arrayValue':
      return isObject(value) && Array.isArray(value.values) ? value.values.map(toValue) : [];
    case 'mapValue':
      return isObject(value) && isObject(value.fields) ? fieldsToMap(value.fields) : new Map<string, Value>();
    default:
      throw noValue(json);
  }
}

/**
 * Converts a value from plain JSON, such as the claims of a token. Whole numbers become ints.
 * @throws TypeError for values that JSON does not support
 */
function fromPlainJson(json: unknown): Value {
  if (json === null || typeof json === 'boolean' || typeof json === 'string') return json;
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (Array.isArray(json)) return json.map(fromPlainJson);
  if (isObject(json)) return plainObjectToMap(json);
  throw noValue(json);
}

/** Converts a plain JSON object to a map of the rules language. */
export function plainObjectToMap(json: JsonObject): MapValue {
  return new Map(Object.entries(json).map(([key, value]) => [key, fromPlainJson(value)]));
}

/** Converts the `where` of a structured query in proto3 JSON to a filter for the proof of a list. */
export function toFilter(json: unknown): Filter {
  if (!isObject(json)) throw noValue(json);
  const { compositeFilter, fieldFilter, unaryFilter } = json;
  if (isObject(compositeFilter) && Array.isArray(compositeFilter.filters)) {
    return { kind: compositeFilter.op === 'OR' ? 'or' : 'and', filters: compositeFilter.filters.map(toFilter) };
  }
  if (isObject(fieldFilter)) {
    const operator = operators[String(fieldFilter.op)];
    if (operator) return { kind: 'field', field: fieldPath(fieldFilter), operator, value: toValue(fieldFilter.value) };
  }
  if (isObject(unaryFilter)) {
    const [operator, value] = unaryOperators[String(unaryFilter.op)] ?? [];
    if (operator && value !== undefined) return { kind: 'field', field: fieldPath(unaryFilter), operator, value };
  }
  throw noValue(json);
}

function fieldPath({ field }: JsonObject): string[] {
  const text = isObject(field) ? String(field.fieldPath) : '';
  // Segments that are not simple names are quoted with backquotes.
  return [...text.matchAll(/`((?:[^`\\]|\\.)*)`|([^.`]+)/g)].map(
    ([, quoted, plain]) => plain ?? (quoted ?? '').replace(/\\(.)/g, '$1'),
  );
}

/**
 * Converts `projects/P/databases/D/documents/...` to a path without the project, because paths in rules contain none.
 */
function referencePath(text: string): Value {
  return toPath(text.replace(/^projects\/[^/]+/, ''));
}

function timestampFromText(text: string): Timestamp {
  const [, whole, fraction = '', zone = 'Z'] = /^(.*?)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$/.exec(text) ?? [];
  const millis = Date.parse(`${whole ?? text}${zone}`);
  if (Number.isNaN(millis)) throw noValue(text);
  return { type: 'timestamp', nanos: BigInt(millis) * 1_000_000n + BigInt(fraction.padEnd(9, '0').slice(0, 9)) };
}

function geoPoint({ latitude, longitude }: JsonObject): Value {
  return { type: 'latlng', latitude: Number(latitude ?? 0), longitude: Number(longitude ?? 0) };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function noValue(json: unknown): TypeError {
  return new TypeError(`This is not a Firestore value: ${JSON.stringify(json).slice(0, 100)}`);
}
