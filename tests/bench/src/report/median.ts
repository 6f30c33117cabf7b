/**
 * Returns the median. For an even number of values, this is the mean of the two in the middle.
 * @throws Error if there is no value, or if one is not a number because a measurement has failed
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined || values.some(Number.isNaN))
    throw new Error(`No median of [${values.join(', ')}].`);
  return (upper + lower) / 2;
}
