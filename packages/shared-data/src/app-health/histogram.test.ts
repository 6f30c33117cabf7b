/** @jest-environment node */
import { bucketNames, getLogMoments, getQuantile, toBucket } from './histogram';

const toHistogram = (values: readonly number[]) => {
  const histogram: Record<string, number> = {};
  for (const value of values) histogram[toBucket(value)] = (histogram[toBucket(value)] ?? 0) + 1;
  return histogram;
};

test.each([
  [0, 'b0'],
  [1, 'b0'],
  [100, 'b26'],
  [2_500, 'b45'],
  [600_000, 'b64'],
])('the value %d belongs to the bucket %s', (value, bucket) => {
  expect(toBucket(value)).toBe(bucket);
  expect(bucketNames).toContain(bucket);
});

test('quantiles and moments of a histogram are close to those of its values', () => {
  const values = Array.from({ length: 1_000 }, (_, index) => 100 + index * 4);
  const histogram = toHistogram(values);
  expect(getQuantile(histogram, 0.75)).toBeCloseTo(3_100, -2);
  expect(getQuantile({}, 0.75)).toBeUndefined();
  const logs = values.map(Math.log);
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1);
  expect(getLogMoments(histogram).mean).toBeCloseTo(mean, 1);
  expect(getLogMoments(histogram).variance).toBeCloseTo(variance, 1);
});
