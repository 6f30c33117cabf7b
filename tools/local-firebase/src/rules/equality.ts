import { compareKnown } from './comparison';
import { EvaluationError } from './evaluationError';
import { isUnknown, isUnknownMap } from './unknown';
import { isList, isMap, sameValue, type Value, type Unknown } from './values';

/**
 * `==` of the rules language: values of different types differ, int and float compare as numbers.
 * @throws EvaluationError where a list query leaves the answer open.
 */
export function equals(left: Value, right: Value): boolean {
  if (isUnknown(left)) return equalsUnknown(left, right);
  if (isUnknown(right)) return equalsUnknown(right, left);
  if (left === null || right === null) return left === right;
  if (hasUnknown(left) || hasUnknown(right))
    throw new EvaluationError('the query does not pin every field of a map or path that is compared');
  if (isNumber(left) && isNumber(right)) return compareKnown(left, right) === 0;
  return sameValue(left, right);
}

/** Whether some part of a value is unknown, so that only some operations are decided. */
export function hasUnknown(value: Value): boolean {
  if (isUnknown(value) || isUnknownMap(value)) return true;
  if (isList(value)) return value.some(hasUnknown);
  if (isMap(value)) return [...value.values()].some(hasUnknown);
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  if (value.type === 'set') return value.items.some(hasUnknown);
  return (
    value.type === 'path' &&
    value.segments.some((segment) => typeof segment !== 'string' && !('placeholder' in segment))
  );
}

/**
 * `!=`: of an unknown value also what its facts exclude. Only that way round, as production's prover does:
 * `!(x == 5)` is not proved by `x != 5`.
 * @throws EvaluationError where a list query leaves the answer open.
 */
export function differs(left: Value, right: Value): boolean {
  return isExcluded(left, right) || isExcluded(right, left) || !equals(left, right);
}

/** Whether the facts of the one, an unknown value, rule out that it is the other, a known one. */
export function isExcluded(one: Value, other: Value): boolean {
  return isUnknown(one) && !hasUnknown(other) && excludes(one, other);
}

/** `is number` and the numbers' own equality. */
export function isNumber(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

/** Decided only where an equality pins a number, which may be an int or a float: all else of one value is known. */
function equalsUnknown(left: Unknown, right: Value): boolean {
  if (left === right) return true;
  const { lower } = left.facts;
  if (lower && isPinned(left) && !hasUnknown(right)) return compareKnown(lower.value, right) === 0;
  throw open(left);
}

/** Whether an equality pins the value, a number, which may be an int or a float. */
export function isPinned({ facts: { lower, upper } }: Unknown): boolean {
  return Boolean(lower?.inclusive && upper?.inclusive && lower.value === upper.value && isNumber(lower.value));
}

function excludes({ facts: { lower, upper, not = [] } }: Unknown, value: Value): boolean {
  if (not.some((other) => equals(other, value))) return true;
  // A range holds values of its own type only, and a list query's != never gives null.
  if (value === null) return Boolean(lower ?? upper) || not.length > 0;
  if (lower && outside(compareKnown(value, lower.value), lower.inclusive)) return true;
  return upper !== undefined && outside(compareKnown(upper.value, value), upper.inclusive);
}

function outside(order: number | undefined, inclusive: boolean): boolean {
  return order !== undefined && (order < 0 || (order === 0 && !inclusive));
}

function open({ what }: Unknown): EvaluationError {
  return new EvaluationError(`the query does not decide ${what}`);
}
