/** @jest-environment node */
import { median } from './median';

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 2, 3], 2.5],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test.each([[[]], [[1, Number.NaN, 2]]])('%j has no median', (values) => {
  expect(() => median(values)).toThrow('No median of');
});
