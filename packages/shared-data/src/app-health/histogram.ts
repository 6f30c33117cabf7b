/** Counts by bucket. Bucket `b8` counts values from 2^(8/4) to below 2^(9/4), so each bucket is 19 % wider than the previous one. */
export type Histogram = Readonly<Record<string, number>>;

const bucketsPerDoubling = 4;
/** The last bucket, which begins at 65 seconds. */
const lastBucket = 64;

export const bucketNames: readonly string[] = Array.from({ length: lastBucket + 1 }, (_, index) => `b${index}`);

/** Returns the name of a value's bucket. Values below 1 belong to the first bucket. */
export function toBucket(value: number): string {
  const index = Math.floor(Math.log2(Math.max(1, value)) * bucketsPerDoubling);
  return `b${Math.min(index, lastBucket)}`;
}

function toBuckets(histogram: Histogram): readonly { readonly index: number; readonly count: number }[] {
  return Object.entries(histogram)
    .map(([name, count]) => ({ index: Number(name.slice(1)), count }))
    .sort((a, b) => a.index - b.index);
}

export function countValues(histogram: Histogram): number {
  return Object.values(histogram).reduce((sum, count) => sum + count, 0);
}

/** Returns the value below which `share` of the values are, interpolated within its bucket. Undefined for an empty histogram. */
export function getQuantile(histogram: Histogram, share: number): number | undefined {
  const rank = countValues(histogram) * share;
  let below = 0;
  for (const { index, count } of toBuckets(histogram)) {
    if (count > 0 && below + count >= rank) return 2 ** ((index + (rank - below) / count) / bucketsPerDoubling);
    below += count;
  }
  return undefined;
}

/** Returns the mean and the variance of the values' natural logarithms. */
export function getLogMoments(histogram: Histogram): { readonly mean: number; readonly variance: number } {
  const total = countValues(histogram);
  const points = toBuckets(histogram).map(({ index, count }) => ({
    log: ((index + 0.5) / bucketsPerDoubling) * Math.LN2,
    count,
  }));
  const mean = points.reduce((sum, { log, count }) => sum + log * count, 0) / total;
  const squares = points.reduce((sum, { log, count }) => sum + (log - mean) ** 2 * count, 0);
  return { mean, variance: squares / (total - 1) };
}
