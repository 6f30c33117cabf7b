import { compareValues, isNumber, sameItem, toNumber } from './compareValues';
import { invalid } from './firestoreError';
import { readFieldPath, type FieldPath } from './fieldPath';
import { objectIn } from './json';
import { timeText } from './timestamps';
import { readArray, readValue, requireFieldDepth, toDouble, type Value } from './value';

export interface Transform {
  readonly path: FieldPath;
  /** Returns the new value and the result for the client. */
  readonly apply: (old: Value | undefined, now: bigint) => { readonly value: Value; readonly result: Value };
}

const nothing: Value = { nullValue: null };

/** @throws FirestoreError if the JSON is not an entry of `updateTransforms` */
export function readTransform(json: unknown): Transform {
  const { fieldPath, ...operation } = objectIn(json, 'A transform');
  const path = readFieldPath(fieldPath);
  requireFieldDepth(path.length);
  const [kind, ...others] = Object.keys(operation);
  if (kind === undefined || others.length > 0) throw invalid('A transform must have exactly one operation.');
  const operand = operation[kind];
  switch (kind) {
    case 'setToServerValue':
      if (operand !== 'REQUEST_TIME') throw invalid(`Unknown server value: ${JSON.stringify(operand)}.`);
      return { path, apply: (_, now) => same({ timestampValue: timeText(now) }) };
    case 'increment':
      return numeric(path, readValue(operand), add);
    case 'maximum':
      return numeric(path, readValue(operand), (old, value) => (compareValues(old, value) >= 0 ? old : value));
    case 'minimum':
      return numeric(path, readValue(operand), (old, value) => (compareValues(old, value) <= 0 ? old : value));
    case 'appendMissingElements':
      return list(path, operand, (old, operandValue) => operandValue.reduce(appended, old));
    case 'removeAllFromArray':
      return list(path, operand, (old, gone) => old.filter((item) => !gone.some((removed) => sameItem(removed, item))));
    default:
      throw invalid(`Unknown transform: ${kind}.`);
  }
}

function numeric(path: FieldPath, operandValue: Value, combine: (old: Value, operandValue: Value) => Value): Transform {
  if (!isNumber(operandValue)) throw invalid('The operand of a numeric transform must be a number.');
  return { path, apply: (old) => same(old && isNumber(old) ? combine(old, operandValue) : operandValue) };
}

function list(
  path: FieldPath,
  operand: unknown,
  combine: (old: readonly Value[], operandValue: readonly Value[]) => readonly Value[],
): Transform {
  const operandValue = readArray(operand, path.length).values ?? [];
  return {
    path,
    apply: (old) => {
      const values = combine(old && 'arrayValue' in old ? (old.arrayValue.values ?? []) : [], operandValue);
      return { value: { arrayValue: values.length > 0 ? { values } : {} }, result: nothing };
    },
  };
}

function appended(items: readonly Value[], item: Value): readonly Value[] {
  return items.some((existing) => sameItem(existing, item)) ? items : [...items, item];
}

const largest = 2n ** 63n - 1n;
const smallest = -(2n ** 63n);

/** Adds two numbers. Integers saturate at 64 bits, and a sum that includes a double is a double. */
function add(old: Value, operandValue: Value): Value {
  if ('integerValue' in old && 'integerValue' in operandValue) {
    const sum = BigInt(old.integerValue) + BigInt(operandValue.integerValue);
    return { integerValue: String(sum > largest ? largest : sum < smallest ? smallest : sum) };
  }
  return { doubleValue: toDouble(toNumber(old) + toNumber(operandValue)) };
}

function same(value: Value) {
  return { value, result: value };
}
