import { toNanos } from './timestamps';
import type { Fields, Value } from './value';

/** Compares values in the order of https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering. */
export function compareValues(first: Value, second: Value): number {
  const difference = rank(first) - rank(second);
  if (difference !== 0) return difference;
  if ('booleanValue' in first && 'booleanValue' in second)
    return Number(first.booleanValue) - Number(second.booleanValue);
  if ('timestampValue' in first && 'timestampValue' in second)
    return compareTimestamps(first.timestampValue, second.timestampValue);
  if ('stringValue' in first && 'stringValue' in second) return compareText(first.stringValue, second.stringValue);
  if ('bytesValue' in first && 'bytesValue' in second) {
    return Buffer.compare(Buffer.from(first.bytesValue, 'base64'), Buffer.from(second.bytesValue, 'base64'));
  }
  if ('referenceValue' in first && 'referenceValue' in second)
    return comparePaths(first.referenceValue, second.referenceValue);
  if ('geoPointValue' in first && 'geoPointValue' in second) {
    const [a, b] = [first.geoPointValue, second.geoPointValue];
    return (a.latitude ?? 0) - (b.latitude ?? 0) || (a.longitude ?? 0) - (b.longitude ?? 0);
  }
  if ('arrayValue' in first && 'arrayValue' in second) {
    return compareItems(first.arrayValue.values ?? [], second.arrayValue.values ?? [], compareValues);
  }
  if ('mapValue' in first && 'mapValue' in second)
    return compareMaps(first.mapValue.fields ?? {}, second.mapValue.fields ?? {});
  return isNumber(first) && isNumber(second) ? compareNumbers(first, second) : 0;
}

/** Length of a timestamp without its fraction of a second, such as `2026-11-28T08:00:00`. */
const SECONDS = 19;

/** Compares normalized timestamps. Parses them only if they have the same second, because sorting compares many of them. */
function compareTimestamps(first: string, second: string): number {
  if (first === second) return 0;
  const [a, b] = [first.slice(0, SECONDS), second.slice(0, SECONDS)];
  if (a !== b) return a < b ? -1 : 1;
  return sign(toNanos(first) - toNanos(second));
}

/** Compares paths segment by segment, as Firestore orders the names of documents. */
export function comparePaths(first: string, second: string): number {
  const at = findDifference(first, second);
  if (first[at] === '/') return second[at] === undefined ? 1 : -1;
  if (second[at] === '/') return first[at] === undefined ? -1 : 1;
  return compareAt(first, second, at);
}

/** Compares text by UTF-8 bytes, which equals the order of code points. */
function compareText(first: string, second: string): number {
  return compareAt(first, second, findDifference(first, second));
}

function compareAt(first: string, second: string, at: number): number {
  if (at === Math.min(first.length, second.length)) return first.length - second.length;
  const [a, b] = [first.charCodeAt(at), second.charCodeAt(at)];
  // A surrogate represents a code point above all code points that a single unit can represent.
  const [highA, highB] = [isSurrogate(a), isSurrogate(b)];
  return highA === highB ? a - b : highA ? 1 : -1;
}

/** Returns the first index at which two texts differ. */
function findDifference(first: string, second: string): number {
  const length = Math.min(first.length, second.length);
  let at = 0;
  while (at < length && first.charCodeAt(at) === second.charCodeAt(at)) at += 1;
  return at;
}

type NumberValue = Extract<Value, { integerValue: string } | { doubleValue: unknown }>;

export function isNumber(value: Value): value is NumberValue {
  return 'integerValue' in value || 'doubleValue' in value;
}

export function toNumber(value: Value): number {
  if ('integerValue' in value) return Number(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : NaN;
}

/** Returns true if an array transform treats two values as the same item, such as 1 and 1.0. */
export function sameItem(first: Value, second: Value): boolean {
  return compareValues(first, second) === 0;
}

/** Returns true if a filter treats two values as equal. Null and NaN match only the filters IS_NULL and IS_NAN. */
export function sameForFilters(first: Value, second: Value): boolean {
  return !('nullValue' in first) && !isNaNValue(first) && sameItem(first, second);
}

export function isNaNValue(value: Value): boolean {
  return 'doubleValue' in value && value.doubleValue === 'NaN';
}

function rank(value: Value): number {
  if ('nullValue' in value) return 0;
  if ('booleanValue' in value) return 1;
  if (isNumber(value)) return 2;
  if ('timestampValue' in value) return 3;
  if ('stringValue' in value) return 4;
  if ('bytesValue' in value) return 5;
  if ('referenceValue' in value) return 6;
  if ('geoPointValue' in value) return 7;
  return 'arrayValue' in value ? 8 : 10;
}

/** Compares numbers exactly, even if an integer has more digits than a double can represent. NaN comes first. */
function compareNumbers(first: NumberValue, second: NumberValue): number {
  if ('integerValue' in first && 'integerValue' in second)
    return sign(BigInt(first.integerValue) - BigInt(second.integerValue));
  if ('doubleValue' in first && 'doubleValue' in second) {
    const [a, b] = [Number(first.doubleValue), Number(second.doubleValue)];
    if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
    return a < b ? -1 : a > b ? 1 : 0;
  }
  if ('integerValue' in first && 'doubleValue' in second) {
    const b = Number(second.doubleValue);
    if (Number.isNaN(b)) return 1;
    const a = BigInt(first.integerValue);
    // JavaScript compares a bigint with a number exactly.
    return a < b ? -1 : a > b ? 1 : 0;
  }
  return -compareNumbers(second, first);
}

/** Compares lists item by item. If all common items are equal, the shorter list comes first. */
function compareItems<T>(first: readonly T[], second: readonly T[], compare: (a: T, b: T) => number): number {
  for (const [at, item] of first.entries()) {
    const counterpart = second[at];
    const order = counterpart === undefined ? 1 : compare(item, counterpart);
    if (order !== 0) return order;
  }
  return first.length - second.length;
}

function compareMaps(first: Fields, second: Fields): number {
  const inOrder = (fields: Fields) => Object.entries(fields).sort(([a], [b]) => compareText(a, b));
  const compareEntries = (a: [string, Value], b: [string, Value]) =>
    compareText(a[0], b[0]) || compareValues(a[1], b[1]);
  return compareItems(inOrder(first), inOrder(second), compareEntries);
}

function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}

function sign(difference: bigint): number {
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
