import { isObject } from '../isObject';
import { type MapValue, toPath, type Timestamp, type Value } from './values';

/** JSON object from a proto3 message. */
export type JsonObject = Readonly<Record<string, unknown>>;

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
      // Paths in rules contain no project.
      return toPath(String(value).replace(/^projects\/[^/]+/, ''));
    case 'geoPointValue': {
      const { latitude = 0, longitude = 0 } = isObject(value) ? value : {};
      return { type: 'latlng', latitude: Number(latitude), longitude: Number(longitude) };
    }
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

function timestampFromText(text: string): Timestamp {
  const [, whole, fraction = '', zone = 'Z'] = /^(.*?)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$/.exec(text) ?? [];
  const millis = Date.parse(`${whole ?? text}${zone}`);
  if (Number.isNaN(millis)) throw noValue(text);
  return { type: 'timestamp', nanos: BigInt(millis) * 1_000_000n + BigInt(fraction.padEnd(9, '0').slice(0, 9)) };
}

function noValue(json: unknown): TypeError {
  return new TypeError(`This is not a Firestore value: ${JSON.stringify(json).slice(0, 100)}`);
}
