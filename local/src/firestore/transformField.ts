import { invalid } from './apiError';
import { compareValues, numberOf, rankOf } from './compareValues';
import { type FirestoreValue, type JsonObject, listAt, objectAt, readValue } from './firestoreValue';

const [least, most] = [-(2n ** 63n), 2n ** 63n - 1n];

/**
 * Applies one field transform to the value before it; gives the value after it and what the client is told.
 * @throws ApiError 400
 */
export function transformField(
  transform: JsonObject,
  before: FirestoreValue | undefined,
  requestTime: string,
): { after: FirestoreValue; result: FirestoreValue } {
  if (transform.setToServerValue === 'REQUEST_TIME') return same({ timestampValue: requestTime });
  if (transform.increment !== undefined) return same(increment(before, readNumber(transform.increment)));
  if (transform.maximum !== undefined) return same(extreme(before, readNumber(transform.maximum), 1));
  if (transform.minimum !== undefined) return same(extreme(before, readNumber(transform.minimum), -1));
  const elements = before && 'arrayValue' in before ? (before.arrayValue.values ?? []) : [];
  if (transform.appendMissingElements !== undefined) {
    const values = [...elements];
    for (const item of readItems(transform.appendMissingElements))
      if (!values.some((value) => compareValues(value, item) === 0)) values.push(item);
    return { after: { arrayValue: { values } }, result: { nullValue: null } };
  }
  if (transform.removeAllFromArray !== undefined) {
    const items = readItems(transform.removeAllFromArray);
    const values = elements.filter((value) => !items.some((item) => compareValues(value, item) === 0));
    return { after: { arrayValue: { values } }, result: { nullValue: null } };
  }
  throw invalid('A field transform names no transformation.');
}

function same(value: FirestoreValue): { after: FirestoreValue; result: FirestoreValue } {
  return { after: value, result: value };
}

function readItems(json: unknown): FirestoreValue[] {
  return listAt(objectAt(json).values).map((item) => readValue(item, 2, true));
}

function readNumber(json: unknown): FirestoreValue {
  const value = readValue(json);
  if (rankOf(value) !== 2) throw invalid('The operand of a numeric transform is no number.');
  return value;
}

function increment(before: FirestoreValue | undefined, operand: FirestoreValue): FirestoreValue {
  if (!before || rankOf(before) !== 2) return operand;
  const [left, right] = [numberOf(before), numberOf(operand)];
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    const sum = left + right;
    return { integerValue: (sum < least ? least : sum > most ? most : sum).toString() };
  }
  return doubleValue(Number(left) + Number(right));
}

function extreme(before: FirestoreValue | undefined, operand: FirestoreValue, direction: 1 | -1): FirestoreValue {
  if (!before || rankOf(before) !== 2) return operand;
  if ([before, operand].some((value) => Number.isNaN(numberOf(value)))) return { doubleValue: 'NaN' };
  return compareValues(operand, before) * direction > 0 ? operand : before;
}

/** A double in proto3 JSON. */
export function doubleValue(number: number): FirestoreValue {
  if (Number.isNaN(number)) return { doubleValue: 'NaN' };
  if (!Number.isFinite(number)) return { doubleValue: number > 0 ? 'Infinity' : '-Infinity' };
  return { doubleValue: number };
}
