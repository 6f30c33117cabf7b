/** @jest-environment node */
import { formatLocale } from './formatLocale';

test.each([
  ['en', '8 June 2018', '1,234.5'],
  ['en-XA', '8 June 2018', '1,234.5'],
  ['fr', '8 juin 2018', '1 234,5'],
  ['pt', '8 de junho de 2018', '1234,5'],
  ['sw', '8 Juni 2018', '1,234.5'],
])('the locale %s formats a day as %s and a number as %s', (locale, day, number) => {
  const date = new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long', timeZone: 'UTC' });
  expect(date.format(new Date('2018-06-08'))).toBe(day);
  expect(new Intl.NumberFormat(formatLocale(locale)).format(1234.5).replaceAll(/\s/g, ' ')).toBe(number);
});
