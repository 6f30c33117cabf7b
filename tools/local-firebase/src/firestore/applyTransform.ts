import { compareValues, isNumber, sameItem } from './compareValues';
import { invalid } from './firestoreError';
import { readFieldPath, type FieldPath } from './fieldPath';
import { listIn, objectIn } from './json';
import { timeText } from './timestamps';
import { toDouble, readValue, type Value } from './value';

/** What a write computes from the value that stands there. */
export interface Transform {
  readonly path: FieldPath;
  /** The value afterwards, and the result told to the client. */
  readonly apply: (old: Value | undefined, now: bigint) => { readonly value: Value; readonly result: Value };
}

const nothing: Value = { nullValue: null };

/**
 * Reads one entry of `updateTransforms`.
 * @throws FirestoreError for what is no transform
 */
export function readTransform(json: unknown): Transform {
  const { fieldPath, ...operation } = objectIn(json, 'A transform');
  const path = readFieldPath(fieldPath);
  const [kind, ...others] = Object.keys(operation);
  if (kind === undefined || others.length > 0) throw invalid('A transform has one operation.');
  const operand = operation[kind];
  switch (kind) {
    case 'setToServerValue':
      if (operand !== 'REQUEST_TIME') throw invalid(`There is no server value ${JSON.stringify(operand)}.`);
      return { path, apply: (_, now) => same({ timestampValue: timeText(now) }) };
    case 'increment':
      return numeric(path, readValue(operand), add);
    case 'maximum':
      return numeric(path, readValue(operand), (old, given) => (compareValues(old, given) >= 0 ? old : given));
    case 'minimum':
      return numeric(path, readValue(operand), (old, given) => (compareValues(old, given) <= 0 ? old : given));
    case 'appendMissingElements':
      return list(path, operand, (old, given) => given.reduce(appended, old));
    case 'removeAllFromArray':
      return list(path, operand, (old, given) => old.filter((item) => !given.some((gone) => sameItem(gone, item))));
    default:
      throw invalid(`There is no transform ${kind}.`);
  }
}

function numeric(path: FieldPath, given: Value, combine: (old: Value, given: Value) => Value): Transform {
  if (!isNumber(given)) throw invalid('The operand of a numeric transform is no number.');
  return { path, apply: (old) => same(old && isNumber(old) ? combine(old, given) : given) };
}

function list(
  path: FieldPath,
  operand: unknown,
  combine: (old: readonly Value[], given: readonly Value[]) => readonly Value[],
): Transform {
  const given = listIn(objectIn(operand, 'The operand').values, 'values').map((item) => readValue(item));
  return {
    path,
    apply: (old) => {
      const values = combine(old && 'arrayValue' in old ? (old.arrayValue.values ?? []) : [], given);
      return { value: { arrayValue: values.length > 0 ? { values } : {} }, result: nothing };
    },
  };
}

function appended(items: readonly Value[], item: Value): readonly Value[] {
  return items.some((other) => sameItem(other, item)) ? items : [...items, item];
}

const largest = 2n ** 63n - 1n;
const smallest = -(2n ** 63n);

/** Integers stay within 64 bits; with a double, the sum is a double. */
function add(old: Value, given: Value): Value {
  if ('integerValue' in old && 'integerValue' in given) {
    const sum = BigInt(old.integerValue) + BigInt(given.integerValue);
    return { integerValue: String(sum > largest ? largest : sum < smallest ? smallest : sum) };
  }
  return { doubleValue: toDouble(toNumber(old) + toNumber(given)) };
}

function toNumber(value: Value): number {
  if ('integerValue' in value) return Number(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : NaN;
}

function same(value: Value) {
  return { value, result: value };
}
