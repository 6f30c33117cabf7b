interface ZipfOptions {
  /** Number of ranks. */
  readonly count: number;
  readonly exponent: number;
  /** Value that is added to each rank (Mandelbrot). With 1, this is Zipf's law. */
  readonly offset?: number;
}

/**
 * Returns a function that picks ranks from `from` to `count - 1`. The probability of a rank is proportional to `1 / (rank
 * + offset) ** exponent`. `next` returns numbers from 0 to 1.
 */
export function createZipf({
  count,
  exponent,
  offset = 1,
}: ZipfOptions): (next: () => number, from?: number) => number {
  const totals = new Float64Array(count);
  let total = 0;
  for (let rank = 0; rank < count; rank += 1) totals[rank] = total += 1 / (rank + offset) ** exponent;
  return (next, from = 0) => {
    const least = totals[from - 1] ?? 0;
    return findFirst(totals, least + next() * (total - least));
  };
}

/** Returns the index of the first value above `limit` in ascending values. */
function findFirst(values: Float64Array, limit: number): number {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}
