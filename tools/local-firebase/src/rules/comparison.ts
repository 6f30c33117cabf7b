import { EvaluationError } from './evaluationError';
import { isUnknown } from './unknown';
import { getType, type Value, type Unknown } from './values';

type Comparison = '<' | '<=' | '>' | '>=';

const mirrored: Record<Comparison, Comparison> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/**
 * `<`, `<=`, `>` and `>=` of the rules language: numbers, strings, bytes, timestamps and durations, each with its like.
 * @throws EvaluationError for other types, and where a list query leaves the answer open.
 */
export function compare(operator: Comparison, left: Value, right: Value): boolean {
  if (isUnknown(left)) return compareUnknown(operator, left, right);
  if (isUnknown(right)) return compareUnknown(mirrored[operator], right, left);
  // Every comparison with NaN is false.
  if (Number.isNaN(left) || Number.isNaN(right)) return false;
  const order = compareKnown(left, right);
  if (order === undefined) throw new EvaluationError(`${getType(left)} ${operator} ${getType(right)} is not defined`);
  return holds(operator, order);
}

/** Negative, zero or positive; undefined for values without an order. */
export function compareKnown(left: Value, right: Value): number | undefined {
  if (typeof left === 'bigint' && typeof right === 'bigint') return left < right ? -1 : left > right ? 1 : 0;
  if (isNumeric(left) && isNumeric(right)) return compareFloats(Number(left), Number(right));
  if (typeof left === 'string' && typeof right === 'string')
    return Buffer.compare(Buffer.from(left), Buffer.from(right));
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right);
  if (hasNanos(left) && hasNanos(right) && left.type === right.type) {
    return left.nanos < right.nanos ? -1 : left.nanos > right.nanos ? 1 : 0;
  }
  return undefined;
}

/** Proves, and never refutes, unless a number is pinned: `!(x < 5)` is not proved by `x >= 5`, as in production. */
function compareUnknown(operator: Comparison, left: Unknown, right: Value): boolean {
  const { lower, upper } = left.facts;
  if (!isUnknown(right)) {
    if (lower && upper && lower.value === upper.value) return compare(operator, lower.value, right);
    const bound = operator === '<' || operator === '<=' ? upper : lower;
    const order = bound && compareKnown(bound.value, right);
    if (bound && order !== undefined) {
      if (holds(operator, order)) return true;
      if (order === 0 && !bound.inclusive) return true;
    }
  }
  throw new EvaluationError(`the query does not bound ${left.what} tightly enough for ${operator}`);
}

/** An int beside a float counts as a float, so large ones can be equal to their neighbours, as in the emulator. */
function compareFloats(left: number, right: number): number | undefined {
  if (Number.isNaN(left) || Number.isNaN(right)) return undefined;
  return left < right ? -1 : left > right ? 1 : 0;
}

function holds(operator: Comparison, order: number): boolean {
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}

function isNumeric(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

function hasNanos(value: Value): value is Extract<Value, { nanos: bigint }> {
  return typeof value === 'object' && value !== null && 'nanos' in value;
}
