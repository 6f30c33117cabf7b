import { type FirestoreValue, type Fields, nanosOf } from './firestoreValue';

/** Firestore's total order over all values: negative, zero or positive. */
export function compareValues(left: FirestoreValue, right: FirestoreValue): number {
  const rank = rankOf(left) - rankOf(right);
  if (rank !== 0) return rank;
  if ('booleanValue' in left && 'booleanValue' in right) return Number(left.booleanValue) - Number(right.booleanValue);
  if ('timestampValue' in left && 'timestampValue' in right)
    return sign(nanosOf(left.timestampValue), nanosOf(right.timestampValue));
  if ('stringValue' in left && 'stringValue' in right) return compareText(left.stringValue, right.stringValue);
  if ('bytesValue' in left && 'bytesValue' in right)
    return Buffer.compare(Buffer.from(left.bytesValue, 'base64'), Buffer.from(right.bytesValue, 'base64'));
  if ('referenceValue' in left && 'referenceValue' in right)
    return compareNames(left.referenceValue, right.referenceValue);
  if ('geoPointValue' in left && 'geoPointValue' in right) {
    const [one, other] = [left.geoPointValue, right.geoPointValue];
    return one.latitude - other.latitude || one.longitude - other.longitude;
  }
  if ('arrayValue' in left && 'arrayValue' in right) {
    const [ones, others] = [left.arrayValue.values ?? [], right.arrayValue.values ?? []];
    for (const [index, one] of ones.entries()) {
      const other = others[index];
      const order = other ? compareValues(one, other) : 1;
      if (order !== 0) return order;
    }
    return ones.length - others.length;
  }
  if ('mapValue' in left && 'mapValue' in right)
    return compareMaps(left.mapValue.fields ?? {}, right.mapValue.fields ?? {});
  return compareNumbers(left, right);
}

/** Text in the order of its UTF-8 bytes. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  const most = Math.min(left.length, right.length);
  for (let index = 0; index < most; index += 1) {
    const [one, other] = [left.charCodeAt(index), right.charCodeAt(index)];
    // Only surrogates sort otherwise in UTF-16 than in UTF-8.
    if (one !== other)
      return one >= 0xd800 && other >= 0xd800 ? Buffer.compare(Buffer.from(left), Buffer.from(right)) : one - other;
  }
  return left.length - right.length;
}

/** Names of documents, segment by segment. */
export function compareNames(left: string, right: string): number {
  const [ones, others] = [left.split('/'), right.split('/')];
  for (const [index, one] of ones.entries()) {
    const other = others[index];
    const order = other === undefined ? 1 : compareText(one, other);
    if (order !== 0) return order;
  }
  return ones.length - others.length;
}

/** The place of a value's type in the order; ints and doubles share one. */
export function rankOf(value: FirestoreValue): number {
  if ('nullValue' in value) return 0;
  if ('booleanValue' in value) return 1;
  if ('integerValue' in value || 'doubleValue' in value) return 2;
  if ('timestampValue' in value) return 3;
  if ('stringValue' in value) return 4;
  if ('bytesValue' in value) return 5;
  if ('referenceValue' in value) return 6;
  if ('geoPointValue' in value) return 7;
  return 'arrayValue' in value ? 8 : 9;
}

/** An int or a double; NaN for anything else. */
export function numberOf(value: FirestoreValue): bigint | number {
  if ('integerValue' in value) return BigInt(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : NaN;
}

function compareNumbers(left: FirestoreValue, right: FirestoreValue): number {
  const [one, other] = [numberOf(left), numberOf(right)];
  if (Number.isNaN(one) || Number.isNaN(other)) return Number(Number.isNaN(other)) - Number(Number.isNaN(one));
  // JavaScript compares a bigint with a number exactly.
  return sign(one, other);
}

function compareMaps(left: Fields, right: Fields): number {
  const [ones, others] = [left, right].map((fields) => Object.entries(fields).sort(([a], [b]) => compareText(a, b)));
  for (const [index, [key, value]] of (ones ?? []).entries()) {
    const other = others?.[index];
    const order = other ? compareText(key, other[0]) || compareValues(value, other[1]) : 1;
    if (order !== 0) return order;
  }
  return (ones?.length ?? 0) - (others?.length ?? 0);
}

function sign<T extends bigint | number>(left: T, right: T): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
