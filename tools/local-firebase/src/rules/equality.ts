import { compareKnown } from './comparison';
import { EvaluationError } from './evaluationError';
import {
  hasType,
  isList,
  isMap,
  isNumber,
  isUnknown,
  isUnknownMap,
  sameValue,
  type Value,
  type Unknown,
} from './values';

/**
 * Evaluates `==` of the rules language. Values of different types differ, except that int and float compare as numbers.
 * @throws EvaluationError if a list query does not determine the result
 */
export function equals(lhs: Value, rhs: Value): boolean {
  if (isUnknown(lhs)) return equalsUnknown(lhs, rhs);
  if (isUnknown(rhs)) return equalsUnknown(rhs, lhs);
  if (lhs === null || rhs === null) return lhs === rhs;
  if (hasUnknown(lhs) || hasUnknown(rhs))
    throw new EvaluationError('the query does not pin every field of a compared map or path');
  if (isNumber(lhs) && isNumber(rhs)) return compareKnown(lhs, rhs) === 0;
  return sameValue(lhs, rhs);
}

/** Returns true if any part of a value is unknown, so that only some operations have a result. */
export function hasUnknown(value: Value): boolean {
  if (isUnknown(value) || isUnknownMap(value)) return true;
  if (isList(value)) return value.some(hasUnknown);
  if (isMap(value)) return [...value.values()].some(hasUnknown);
  if (hasType(value, 'set')) return value.items.some(hasUnknown);
  return (
    hasType(value, 'path') &&
    value.segments.some((segment) => typeof segment !== 'string' && !('placeholder' in segment))
  );
}

/**
 * Evaluates `!=`, including values that the facts of an unknown value exclude. As in production, `x != 5` does not
 * prove `!(x == 5)`.
 * @throws EvaluationError if a list query does not determine the result
 */
export function differs(lhs: Value, rhs: Value): boolean {
  return isExcluded(lhs, rhs) || isExcluded(rhs, lhs) || !equals(lhs, rhs);
}

export function isExcluded(unknown: Value, value: Value): boolean {
  return isUnknown(unknown) && !hasUnknown(value) && excludes(unknown, value);
}

/**
 * Compares an unknown value with another value. The result is known only if an equality filter pins a number, because
 * pinned values of other types are not unknown.
 * @throws EvaluationError if the result is unknown
 */
function equalsUnknown(lhs: Unknown, rhs: Value): boolean {
  if (lhs === rhs) return true;
  const { lower } = lhs.facts;
  if (lower && isPinned(lhs) && !hasUnknown(rhs)) return compareKnown(lower.value, rhs) === 0;
  throw new EvaluationError(`the query does not decide ${lhs.what}`);
}

/** Returns true if an equality filter pins the value to a number. The number may be an int or a float. */
export function isPinned({ facts: { lower, upper } }: Unknown): boolean {
  return Boolean(lower?.inclusive && upper?.inclusive && lower.value === upper.value && isNumber(lower.value));
}

function excludes({ facts: { lower, upper, not = [] } }: Unknown, value: Value): boolean {
  if (not.some((excluded) => equals(excluded, value))) return true;
  // A range filter matches values of its own type only, and a `!=` filter never matches null.
  if (value === null) return Boolean(lower ?? upper) || not.length > 0;
  if (lower && outside(compareKnown(value, lower.value), lower.inclusive)) return true;
  return upper !== undefined && outside(compareKnown(upper.value, value), upper.inclusive);
}

function outside(order: number | undefined, inclusive: boolean): boolean {
  return order !== undefined && (order < 0 || (order === 0 && !inclusive));
}
