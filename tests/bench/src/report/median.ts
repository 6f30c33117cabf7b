/**
 * The value in the middle; of an even number of values, the mean of the two there.
 * @throws Error where there is no value, or one is not a number: a measurement has failed then
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined || values.some(Number.isNaN))
    throw new Error(`No median of [${values.join(', ')}].`);
  return (upper + lower) / 2;
}
