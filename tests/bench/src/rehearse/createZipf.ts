/**
 * Returns a function that picks ranks from 0 to `count - 1`. The probability of a rank falls with the power `exponent`
 * of its place (Zipf's law). `random` returns numbers from 0 to 1.
 */
export function createZipf(count: number, exponent: number, random: () => number): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank += 1) {
    sum += (rank + 1) ** -exponent;
    sums[rank] = sum;
  }
  return () => {
    const target = random() * sum;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < target) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
