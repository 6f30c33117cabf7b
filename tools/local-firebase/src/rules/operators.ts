import { compare } from './comparison';
import { differs, equals, hasUnknown, isExcluded, isPinned } from './equality';
import { EvaluationError } from './evaluationError';
import type { BinaryOperator } from './syntax';
import { toDuration, timestampAt } from './timeLimits';
import { isUnknown, isUnknownMap } from './unknown';
import { type Duration, hasItem, isList, isMap, type Timestamp, getType, type Value } from './values';

const maximum = 2n ** 63n - 1n;

/**
 * A binary operator, both operands known to have been evaluated; `&&` and `||` belong to the interpreter.
 * @throws EvaluationError for operands that the operator does not take.
 */
export function applyBinary(operator: Exclude<BinaryOperator, '&&' | '||'>, left: Value, right: Value): Value {
  switch (operator) {
    case '==':
      return equals(left, right);
    case '!=':
      return differs(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, left, right);
    case 'in':
      return isIn(left, right);
    default:
      return arithmetic(operator, left, right);
  }
}

/** Unary minus: numbers and durations. */
export function negate(value: Value): Value {
  if (typeof value === 'bigint') return checkedInt(-value);
  if (typeof value === 'number') return -value;
  if (isTime(value) && value.type === 'duration') return { type: 'duration', nanos: -value.nanos };
  throw new EvaluationError(`-${getType(value)} is not defined`);
}

/** `is` with the type names of the rules language; an unknown name is never true. */
export function isType(value: Value, type: string): boolean {
  // A query's numbers match ints and floats alike, so only the type of both is known of one that is pinned.
  if (isUnknown(value) && type === 'number' && isPinned(value)) return true;
  if (isUnknown(value)) throw new EvaluationError(`the query does not decide the type of ${value.what}`);
  const actual = getType(value);
  if (type === 'number') return actual === 'int' || actual === 'float';
  // Sets have no type name; found with the official emulator.
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
  const items = isList(collection) ? collection : isSet(collection) ? collection.items : undefined;
  if (!items) throw new EvaluationError(`${getType(item)} in ${getType(collection)} is not defined`);
  return hasUnknown(item) || items.some(hasUnknown) ? someEquals(items, item) : hasItem(items, item);
}

/** True where one item is certainly equal; an item left open counts only when no other decides. */
function someEquals(items: readonly Value[], wanted: Value): boolean {
  let open: EvaluationError | undefined;
  for (const item of items) {
    if (isExcluded(wanted, item)) continue;
    try {
      if (equals(item, wanted)) return true;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      open = error;
    }
  }
  if (open) throw open;
  return false;
}

function arithmetic(operator: '+' | '-' | '*' | '/' | '%', left: Value, right: Value): Value {
  if (typeof left === 'bigint' && typeof right === 'bigint') return intArithmetic(operator, left, right);
  if (isNumeric(left) && isNumeric(right)) return floatArithmetic(operator, Number(left), Number(right));
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') return left + right;
  if (isTime(left) && isTime(right)) {
    const result = timeArithmetic(operator, left, right);
    if (result) return result;
  }
  throw new EvaluationError(`${getType(left)} ${operator} ${getType(right)} is not defined`);
}

function intArithmetic(operator: '+' | '-' | '*' | '/' | '%', left: bigint, right: bigint): bigint {
  if ((operator === '/' || operator === '%') && right === 0n) throw new EvaluationError('division by zero');
  switch (operator) {
    case '+':
      return checkedInt(left + right);
    case '-':
      return checkedInt(left - right);
    case '*':
      return checkedInt(left * right);
    case '/':
      // The one quotient that leaves 64 bits wraps, as in Java.
      return BigInt.asIntN(64, left / right);
    case '%':
      return left % right;
  }
}

function floatArithmetic(operator: '+' | '-' | '*' | '/' | '%', left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
  }
}

function timeArithmetic(operator: string, left: Timestamp | Duration, right: Timestamp | Duration): Value | undefined {
  const nanos = operator === '+' ? left.nanos + right.nanos : left.nanos - right.nanos;
  if (operator !== '+' && operator !== '-') return undefined;
  if (right.type === 'duration') return left.type === 'duration' ? toDuration(nanos) : timestampAt(nanos);
  if (left.type === 'timestamp') return operator === '-' ? toDuration(nanos) : undefined;
  return operator === '+' ? timestampAt(nanos) : undefined;
}

function checkedInt(value: bigint): bigint {
  if (value > maximum || value < -maximum - 1n) throw new EvaluationError('an int leaves 64 bits');
  return value;
}

function isNumeric(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

function isTime(value: Value): value is Timestamp | Duration {
  return typeof value === 'object' && value !== null && 'nanos' in value;
}

function isSet(value: Value): value is Extract<Value, { type: 'set' }> {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'set';
}
