/** @jest-environment node */
import { countryName, formatDateTime, formatDay, joinWords, languageName } from '@adp/shared-ui/format';
import { fileSize } from './fileSize';

test.each([
  [1_834_000, 'en-GB', '1.8 MB'],
  [25_000_000, 'en-GB', '25 MB'],
  [44_200, 'en-GB', '44 kB'],
  [12, 'en-GB', '1 kB'],
  [1_834_000, 'fr', '1,8 Mo'],
])('%i bytes in %s are %s', (bytes, locale, size) => {
  expect(fileSize(bytes, locale).replaceAll(/\s/g, ' ')).toBe(size);
});

test.each([
  [languageName('fr', 'en'), 'French'],
  [languageName('sw', 'fr'), 'swahili'],
  [languageName('<b>', 'en'), '<b>'],
  [countryName('KE', 'en'), 'Kenya'],
  [countryName('AU-E', 'en'), 'AU-E'],
  [joinWords(['EN', 'FR', 'AR'], 'en'), 'EN, FR, AR'],
])('the formatted name %s equals %s', (name, expected) => {
  expect(name).toBe(expected);
});

test("a day is the same for every reader, but a date and time is in the reader's zone", () => {
  expect(formatDay(new Date('2026-11-21T23:59:59Z'), 'en')).toBe('21 November 2026');
  expect(formatDateTime(new Date('2026-11-21T09:40:00Z'), 'en')).toMatch(/^2[12] November 2026,? (at )?\d\d:\d\d$/);
});
