import { toNanos } from './timestamps';
import type { Value } from './value';

/**
 * Firestore's one order over values of all types, as in
 * https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 * Below 0 where `one` comes first.
 */
export function compareValues(one: Value, other: Value): number {
  const difference = rank(one) - rank(other);
  if (difference !== 0) return difference;
  if ('booleanValue' in one && 'booleanValue' in other) return Number(one.booleanValue) - Number(other.booleanValue);
  if ('timestampValue' in one && 'timestampValue' in other) {
    return sign(toNanos(one.timestampValue) - toNanos(other.timestampValue));
  }
  if ('stringValue' in one && 'stringValue' in other) return compareText(one.stringValue, other.stringValue);
  if ('bytesValue' in one && 'bytesValue' in other) {
    return Buffer.compare(Buffer.from(one.bytesValue, 'base64'), Buffer.from(other.bytesValue, 'base64'));
  }
  if ('referenceValue' in one && 'referenceValue' in other)
    return comparePaths(one.referenceValue, other.referenceValue);
  if ('geoPointValue' in one && 'geoPointValue' in other) {
    const [a, b] = [one.geoPointValue, other.geoPointValue];
    return (a.latitude ?? 0) - (b.latitude ?? 0) || (a.longitude ?? 0) - (b.longitude ?? 0);
  }
  if ('arrayValue' in one && 'arrayValue' in other) {
    return compareLists(one.arrayValue.values ?? [], other.arrayValue.values ?? []);
  }
  if ('mapValue' in one && 'mapValue' in other)
    return compareMaps(one.mapValue.fields ?? {}, other.mapValue.fields ?? {});
  return isNumber(one) && isNumber(other) ? compareNumbers(one, other) : 0;
}

/** By UTF-8 bytes, which is the order of the code points. */
function compareText(one: string, other: string): number {
  if (one === other) return 0;
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) {
    const [a, b] = [one.charCodeAt(at), other.charCodeAt(at)];
    if (a === b) continue;
    // A surrogate stands for a code point above all others.
    const [highA, highB] = [isSurrogate(a), isSurrogate(b)];
    return highA === highB ? a - b : highA ? 1 : -1;
  }
  return one.length - other.length;
}

/** Paths segment by segment. */
function comparePaths(one: string, other: string): number {
  const [a, b] = [one.split('/'), other.split('/')];
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const order = compareText(a[at] ?? '', b[at] ?? '');
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

type NumberValue = Extract<Value, { integerValue: string } | { doubleValue: unknown }>;

export function isNumber(value: Value): value is NumberValue {
  return 'integerValue' in value || 'doubleValue' in value;
}

/** Whether a transform of lists takes the two for one item: 1 and 1.0 are. */
export function sameItem(one: Value, other: Value): boolean {
  return compareValues(one, other) === 0;
}

/** Whether a filter finds the two alike; null and NaN are found by filters of their own alone. */
export function sameForFilters(one: Value, other: Value): boolean {
  return !('nullValue' in one) && !isNaNValue(one) && sameItem(one, other);
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

/** Exact where an integer has more digits than a double holds; NaN comes first. */
function compareNumbers(one: NumberValue, other: NumberValue): number {
  if ('integerValue' in one && 'integerValue' in other)
    return sign(BigInt(one.integerValue) - BigInt(other.integerValue));
  if ('doubleValue' in one && 'doubleValue' in other) {
    const [a, b] = [Number(one.doubleValue), Number(other.doubleValue)];
    if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
    return a < b ? -1 : a > b ? 1 : 0;
  }
  if ('integerValue' in one && 'doubleValue' in other) {
    const b = Number(other.doubleValue);
    if (Number.isNaN(b)) return 1;
    const a = BigInt(one.integerValue);
    // JavaScript compares a bigint with a number exactly.
    return a < b ? -1 : a > b ? 1 : 0;
  }
  return -compareNumbers(other, one);
}

function compareLists(one: readonly Value[], other: readonly Value[]): number {
  for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
    const [a, b] = [one[at], other[at]];
    const order = a && b ? compareValues(a, b) : 0;
    if (order !== 0) return order;
  }
  return one.length - other.length;
}

function compareMaps(one: Readonly<Record<string, Value>>, other: Readonly<Record<string, Value>>): number {
  const [a, b] = [one, other].map((fields) => Object.entries(fields).sort(([x], [y]) => compareText(x, y)));
  if (!a || !b) return 0;
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const [left, right] = [a[at], b[at]];
    if (!left || !right) break;
    const order = compareText(left[0], right[0]) || compareValues(left[1], right[1]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}

function sign(difference: bigint): number {
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
