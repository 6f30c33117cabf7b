import { EvaluationError } from './evaluationError';
import { getType, hasType, isNumber, isUnknown, type Value, type Unknown } from './values';

type Comparison = '<' | '<=' | '>' | '>=';

const mirrored: Record<Comparison, Comparison> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/**
 * Evaluates `<`, `<=`, `>` and `>=` of the rules language for two numbers, strings, bytes, timestamps or durations.
 * @throws EvaluationError for other types, and if a list query does not determine the result
 */
export function compare(operator: Comparison, lhs: Value, rhs: Value): boolean {
  if (isUnknown(lhs)) return compareUnknown(operator, lhs, rhs);
  if (isUnknown(rhs)) return compareUnknown(mirrored[operator], rhs, lhs);
  // Every comparison with NaN is false.
  if (Number.isNaN(lhs) || Number.isNaN(rhs)) return false;
  const order = compareKnown(lhs, rhs);
  if (order === undefined) throw new EvaluationError(`${getType(lhs)} ${operator} ${getType(rhs)} is not defined`);
  return holds(operator, order);
}

/** Compares two known values. Returns undefined for values without an order. */
export function compareKnown(lhs: Value, rhs: Value): number | undefined {
  if (typeof lhs === 'bigint' && typeof rhs === 'bigint') return lhs < rhs ? -1 : lhs > rhs ? 1 : 0;
  if (isNumber(lhs) && isNumber(rhs)) return compareFloats(Number(lhs), Number(rhs));
  if (typeof lhs === 'string' && typeof rhs === 'string') return Buffer.compare(Buffer.from(lhs), Buffer.from(rhs));
  if (lhs instanceof Uint8Array && rhs instanceof Uint8Array) return Buffer.compare(lhs, rhs);
  for (const type of ['timestamp', 'duration'] as const)
    if (hasType(lhs, type) && hasType(rhs, type)) return compareKnown(lhs.nanos, rhs.nanos);
  return undefined;
}

/**
 * Compares an unknown value by its facts. Only a pinned number can make the result false: `x >= 5` does not prove `!(x
 * < 5)`, as in production.
 */
function compareUnknown(operator: Comparison, lhs: Unknown, rhs: Value): boolean {
  const { lower, upper } = lhs.facts;
  if (!isUnknown(rhs)) {
    if (lower && upper && lower.value === upper.value) return compare(operator, lower.value, rhs);
    const bound = operator === '<' || operator === '<=' ? upper : lower;
    const order = bound && compareKnown(bound.value, rhs);
    if (bound && order !== undefined) {
      if (holds(operator, order)) return true;
      if (order === 0 && !bound.inclusive) return true;
    }
  }
  throw new EvaluationError(`the query does not bound ${lhs.what} tightly enough for ${operator}`);
}

/**
 * Compares numbers as floats if one of them is a float. Large ints can therefore equal their neighbours, as in the
 * emulator.
 */
function compareFloats(lhs: number, rhs: number): number | undefined {
  if (Number.isNaN(lhs) || Number.isNaN(rhs)) return undefined;
  return lhs < rhs ? -1 : lhs > rhs ? 1 : 0;
}

function holds(operator: Comparison, order: number): boolean {
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}
