/** @jest-environment node */
import { formatDate } from './formatDate';

/** Normalizes the narrow spaces that some languages use around the dash of a range. */
const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ');

test.each([
  ['2016', '2016'],
  ['2015-10', 'October 2015'],
  ['2018-06-08', '8 June 2018'],
  ['2020-02-29', '29 February 2020'],
  ['2021-01-01', '1 January 2021'],
  ['2021-12-31', '31 December 2021'],
])('%s is formatted in English with the same precision: %s', (date, words) => {
  expect(formatDate(date, 'en')).toBe(words);
});

test.each([
  ['2018-09-23', '2018-09-24', '23 – 24 September 2018'],
  ['2018-09-30', '2018-10-01', '30 September – 1 October 2018'],
  ['2018-12-31', '2019-01-01', '31 December 2018 – 1 January 2019'],
  ['2018-09', '2018-11', 'September – November 2018'],
  ['2018', '2020', '2018 – 2020'],
  ['2018-09-23', '2018-09-23', '23 September 2018'],
])('the range from %s to %s is formatted as: %s', (from, to, words) => {
  expect(plain(formatDate(from, 'en', to))).toBe(words);
});

test.each([
  ['fr', '8 juin 2018'],
  ['pt', '8 de junho de 2018'],
  ['sw', '8 Juni 2018'],
])('in %s, the date is formatted as: %s', (locale, words) => {
  expect(formatDate('2018-06-08', locale)).toBe(words);
});

test('the first day of a month is an ordinal in French', () => {
  expect(formatDate('2021-01-01', 'fr')).toBe('1er janvier 2021');
  expect(plain(formatDate('2018-09-30', 'fr', '2018-10-01'))).toBe('30 septembre – 1er octobre 2018');
});

test('an Arabic date is in Arabic script', () => {
  expect(formatDate('2018-06-08', 'ar')).toMatch(/يونيو/);
});

test.each(['en-XA', 'ar-XB'])('the pseudo-locale %s produces a valid date', (locale) => {
  expect(formatDate('2018-06-08', locale)).toMatch(/2018|٢٠١٨/);
});
