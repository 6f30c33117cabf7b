/** @jest-environment node */
import { toTimes } from './arrivals';

test('requests with even arrivals are sent at equal intervals', () => {
  expect(toTimes(4, 100, 'even')).toEqual([0, 10, 20, 30]);
});

test('random arrivals have the requested average rate and exponentially distributed intervals', () => {
  const times = toTimes(10_000, 100, 'random');
  const distances = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const mean = (times.at(-1) ?? 0) / distances.length;
  expect(mean).toBeGreaterThan(9.5);
  expect(mean).toBeLessThan(10.5);
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(0);
  // In an exponential distribution, 1/e of the values are above the mean.
  const above = distances.filter((distance) => distance > mean).length / distances.length;
  expect(above).toBeGreaterThan(0.34);
  expect(above).toBeLessThan(0.4);
});

test('random arrivals are the same at every call', () => {
  expect(toTimes(50, 100, 'random')).toEqual(toTimes(50, 100, 'random'));
});
