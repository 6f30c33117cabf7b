import { codeName, formatDay, joined } from './intl';

test.each([
  ['Africa/Nairobi', '1 March 2027'],
  ['Etc/GMT+12', '28 February 2027'],
  ['No/Such_Zone', '28 February 2027'],
])('a day in %s is %s', (zone, day) => {
  expect(formatDay(new Date('2027-02-28T22:30:00Z'), zone)).toBe(day);
});

test('a code that nobody knows stands for itself', () => {
  expect(codeName('KE', 'region')).toBe('Kenya');
  expect(codeName('sw', 'language')).toBe('Swahili');
  expect(codeName('AU-E', 'region')).toBe('AU-E');
});

test('words are joined as the language joins them', () => {
  expect(joined(['English', 'French'])).toBe('English, French');
});
