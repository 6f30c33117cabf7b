/**
 * Returns the median. For an even number of values, returns the mean of the two middle values.
 * @throws Error if `values` is empty or contains NaN, which is the result of a failed measurement
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined || values.some(Number.isNaN))
    throw new Error(`No median of [${values.join(', ')}].`);
  return (upper + lower) / 2;
}
