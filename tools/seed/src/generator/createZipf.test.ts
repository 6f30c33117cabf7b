/** @jest-environment node */
import { createZipf } from './createZipf';
import { randomSource } from './randomSource';

test('the first rank is picked about twice as often as the second with exponent 1, and the last rank can be picked', () => {
  const pick = createZipf({ count: 10, exponent: 1 });
  const { next } = randomSource(1);
  const counts = new Array<number>(10).fill(0);
  for (let number = 0; number < 20_000; number += 1) {
    const rank = pick(next);
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  const [first = 0, second = 0] = counts;
  expect(first / second).toBeGreaterThan(1.8);
  expect(first / second).toBeLessThan(2.2);
  expect(counts.at(-1)).toBeGreaterThan(0);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20_000);
});
