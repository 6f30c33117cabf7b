import { EvaluationError } from './evaluationError';
import type { Duration, Timestamp } from './values';

/** Number of nanoseconds in a second. */
export const second = 1_000_000_000n;

const first = BigInt(Date.parse('0001-01-01T00:00:00Z')) * 1_000_000n;
const last = BigInt(Date.UTC(10_000, 0, 1)) * 1_000_000n;
const longest = 315_576_000_000n * second;

/**
 * Returns a timestamp in the years 1 to 9999, the range that Firestore supports.
 * @throws EvaluationError for a time outside this range
 */
export function timestampAt(nanos: bigint): Timestamp {
  if (nanos < first || nanos >= last) throw new EvaluationError('a timestamp is outside the years 1 to 9999');
  return { type: 'timestamp', nanos };
}

/**
 * Returns a duration of at most 10,000 years in either direction.
 * @throws EvaluationError for a longer duration
 */
export function toDuration(nanos: bigint): Duration {
  if (nanos > longest || nanos < -longest) throw new EvaluationError('a duration is longer than 10,000 years');
  return { type: 'duration', nanos };
}
