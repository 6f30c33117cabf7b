/** @jest-environment node */
import { readingMinutes } from './readingMinutes';

test.each([
  ['', 1],
  ['word '.repeat(90), 1],
  ['word '.repeat(300), 2],
  ['كلمة '.repeat(600), 3],
  ['ቃል '.repeat(600), 3],
  [`${'https://example.org/a-b-c-d-e-f '.repeat(500)}`, 1],
])('the reading time of text %# depends on its number of words', (markdown, minutes) => {
  expect(readingMinutes(markdown)).toBe(minutes);
});
