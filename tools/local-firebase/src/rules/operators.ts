import { compare } from './comparison';
import { differs, equals, hasUnknown, isExcluded, isPinned } from './equality';
import { EvaluationError } from './evaluationError';
import type { BinaryOperator } from './syntax';
import { toDuration, timestampAt } from './timeLimits';
import {
  type Duration,
  hasItem,
  hasType,
  isList,
  isMap,
  isNumber,
  isUnknown,
  isUnknownMap,
  type Timestamp,
  getType,
  type Value,
} from './values';

const maximum = 2n ** 63n - 1n;

/**
 * Applies a binary operator to evaluated operands. The interpreter handles `&&` and `||`.
 * @throws EvaluationError for operands of unsupported types
 */
export function applyBinary(operator: Exclude<BinaryOperator, '&&' | '||'>, lhs: Value, rhs: Value): Value {
  switch (operator) {
    case '==':
      return equals(lhs, rhs);
    case '!=':
      return differs(lhs, rhs);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, lhs, rhs);
    case 'in':
      return isIn(lhs, rhs);
    default:
      return arithmetic(operator, lhs, rhs);
  }
}

/** Applies the unary minus operator to a number or a duration. */
export function negate(value: Value): Value {
  if (typeof value === 'bigint') return checkedInt(-value);
  if (typeof value === 'number') return -value;
  if (hasType(value, 'duration')) return { type: 'duration', nanos: -value.nanos };
  throw new EvaluationError(`-${getType(value)} is not defined`);
}

/** Evaluates the `is` operator. Returns false for an unknown type name. */
export function isType(value: Value, type: string): boolean {
  // Numbers in a query match ints and floats, so the exact type of a pinned number is unknown.
  if (isUnknown(value) && type === 'number' && isPinned(value)) return true;
  if (isUnknown(value)) throw new EvaluationError(`the query does not decide the type of ${value.what}`);
  const actual = getType(value);
  if (type === 'number') return actual === 'int' || actual === 'float';
  // Sets have no type name, as in the official emulator.
  return actual === type && type !== 'set';
}

function isIn(item: Value, collection: Value): boolean {
  if (isUnknownMap(collection) && typeof item === 'string') {
    if (collection.entries.has(item)) return true;
    throw new EvaluationError(`the query does not pin ${collection.what}.${item}`);
  }
  if (isUnknown(collection) && collection.facts.contains) {
    if (!hasUnknown(item) && hasItem(collection.facts.contains, item)) return true;
    throw new EvaluationError(`the query does not decide what ${collection.what} contains`);
  }
  if (isMap(collection)) {
    if (typeof item !== 'string') throw new EvaluationError(`${getType(item)} in map is not defined`);
    return collection.has(item);
  }
  const items = isList(collection) ? collection : hasType(collection, 'set') ? collection.items : undefined;
  if (!items) throw new EvaluationError(`${getType(item)} in ${getType(collection)} is not defined`);
  return hasUnknown(item) || items.some(hasUnknown) ? someEquals(items, item) : hasItem(items, item);
}

/** Returns true if an item equals `expected`. An item with an unknown result matters only if no other item is equal. */
function someEquals(items: readonly Value[], expected: Value): boolean {
  let open: EvaluationError | undefined;
  for (const item of items) {
    if (isExcluded(expected, item)) continue;
    try {
      if (equals(item, expected)) return true;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      open = error;
    }
  }
  if (open) throw open;
  return false;
}

function arithmetic(operator: '+' | '-' | '*' | '/' | '%', lhs: Value, rhs: Value): Value {
  if (typeof lhs === 'bigint' && typeof rhs === 'bigint') return intArithmetic(operator, lhs, rhs);
  if (isNumber(lhs) && isNumber(rhs)) return floatArithmetic(operator, Number(lhs), Number(rhs));
  if (operator === '+' && typeof lhs === 'string' && typeof rhs === 'string') return lhs + rhs;
  if (isTime(lhs) && isTime(rhs)) {
    const result = timeArithmetic(operator, lhs, rhs);
    if (result) return result;
  }
  throw new EvaluationError(`${getType(lhs)} ${operator} ${getType(rhs)} is not defined`);
}

function intArithmetic(operator: '+' | '-' | '*' | '/' | '%', lhs: bigint, rhs: bigint): bigint {
  if ((operator === '/' || operator === '%') && rhs === 0n) throw new EvaluationError('division by zero');
  switch (operator) {
    case '+':
      return checkedInt(lhs + rhs);
    case '-':
      return checkedInt(lhs - rhs);
    case '*':
      return checkedInt(lhs * rhs);
    case '/':
      // Only one quotient exceeds 64 bits. It wraps around, as in Java.
      return BigInt.asIntN(64, lhs / rhs);
    case '%':
      return lhs % rhs;
  }
}

function floatArithmetic(operator: '+' | '-' | '*' | '/' | '%', lhs: number, rhs: number): number {
  switch (operator) {
    case '+':
      return lhs + rhs;
    case '-':
      return lhs - rhs;
    case '*':
      return lhs * rhs;
    case '/':
      return lhs / rhs;
    case '%':
      return lhs % rhs;
  }
}

function timeArithmetic(operator: string, lhs: Timestamp | Duration, rhs: Timestamp | Duration): Value | undefined {
  const nanos = operator === '+' ? lhs.nanos + rhs.nanos : lhs.nanos - rhs.nanos;
  if (operator !== '+' && operator !== '-') return undefined;
  if (rhs.type === 'duration') return lhs.type === 'duration' ? toDuration(nanos) : timestampAt(nanos);
  if (lhs.type === 'timestamp') return operator === '-' ? toDuration(nanos) : undefined;
  return operator === '+' ? timestampAt(nanos) : undefined;
}

function checkedInt(value: bigint): bigint {
  if (value > maximum || value < -maximum - 1n) throw new EvaluationError('an int exceeds 64 bits');
  return value;
}

function isTime(value: Value): value is Timestamp | Duration {
  return hasType(value, 'timestamp') || hasType(value, 'duration');
}
