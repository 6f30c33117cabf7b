import {
  countryName,
  dateFormat,
  fold,
  foldWords,
  formatDate,
  formatDateTime,
  formatDay,
  formatDays,
  isolate,
  joinWords,
  languageName,
  numberFormat,
  stripDirectionMarks,
  toPlaceParts,
} from './index';

test.each([
  ['Africa/Nairobi', '1 March 2027'],
  ['Etc/GMT+12', '28 February 2027'],
  ['No/Such_Zone', '28 February 2027'],
  [undefined, '28 February 2027'],
])('a date in the zone %s is formatted as %s', (zone, day) => {
  expect(formatDay(new Date('2027-02-28T22:30:00Z'), zone)).toBe(day);
});

test.each([
  ['2026-11-24T06:00:00Z', '2026-11-24T08:30:00Z', 'Africa/Nairobi', '24 November 2026'],
  ['2026-11-23T21:00:00Z', '2026-11-26T21:00:00Z', 'Africa/Nairobi', '24 – 26 November 2026'],
  ['2026-11-30T06:00:00Z', '2026-12-01T06:00:00Z', 'No/Such_Zone', '30 November – 1 December 2026'],
])('a range from %s to %s in the zone %s is formatted as %s', (start, end, zone, days) => {
  // The result has plain spaces only, because browsers and servers use different ones.
  expect(formatDays(new Date(start), new Date(end), zone)).toBe(days);
});

test.each([
  ['2026-12-01', '2026-12-01', '1er décembre 2026'],
  ['2026-12-01', '2026-12-03', '1er–3 décembre 2026'],
  ['2026-11-30', '2026-12-01', '30 novembre – 1er décembre 2026'],
  ['2026-12-01', '2027-01-01', '1er décembre 2026 – 1er janvier 2027'],
  ['2026-12-11', '2026-12-21', '11–21 décembre 2026'],
])('a French range from %s to %s uses an ordinal only for the first day of a month: %s', (start, end, days) => {
  expect(formatDays(new Date(start), new Date(`${end}T12:00Z`), 'UTC', 'fr')).toBe(days);
});

test('French dates use the ordinal with a weekday or a time, but not in numeric dates', () => {
  const first = new Date('2026-12-01T09:40Z');
  expect(formatDay(first, 'UTC', 'fr')).toBe('1er décembre 2026');
  expect(formatDay(first, 'UTC', 'pt')).toBe('1 de dezembro de 2026');
  expect(dateFormat('fr', { dateStyle: 'full', timeZone: 'UTC' }).format(first)).toBe('mardi 1er décembre 2026');
  expect(formatDate(first, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }, 'fr')).toMatch(
    /^1er décembre 2026.* 09:40$/,
  );
  expect(dateFormat('fr', { day: 'numeric', month: 'numeric', timeZone: 'UTC' }).format(first)).not.toContain('er');
});

test("a date and time is shown in the reader's own zone", () => {
  expect(formatDateTime(new Date('2026-11-21T09:40:00Z'), 'en')).toMatch(/^2[12] November 2026,? (at )?\d\d:\d\d$/);
  // The format matches the times of events: a 24-hour clock and no Arabic digits.
  expect(formatDateTime(new Date('2026-11-21T22:40:00Z'), 'ar')).toMatch(/ \d\d:\d\d$/);
});

test.each([
  [languageName('fr'), 'French'],
  [languageName('sw', 'fr'), 'swahili'],
  [languageName('<b>', 'en'), '<b>'],
  [countryName('KE'), 'Kenya'],
  [countryName('AU-E', 'en'), 'AU-E'],
  [joinWords(['EN', 'FR', 'AR'], 'en'), 'EN, FR, AR'],
  [joinWords(['English', 'French']), 'English, French'],
])('a formatted name, %s, equals %s', (name, expected) => {
  expect(name).toBe(expected);
});

test('formatters are memoized by locale and options', () => {
  expect(numberFormat('en')).toBe(numberFormat('en'));
  expect(numberFormat('en')).not.toBe(numberFormat('fr'));
});

test('direction marks are removed', () => {
  expect(stripDirectionMarks('a\u202eb\u2069c')).toBe('abc');
});

test('a text in the opposite direction to the page is isolated', () => {
  expect(isolate('Amina')).toBe('Amina');
  expect(isolate('أمينة\u202e')).toBe('\u2068أمينة\u2069');
  document.documentElement.lang = 'ar';
  expect(isolate('Amina')).toBe('\u2068Amina\u2069');
  document.documentElement.lang = 'en';
});

test.each([
  ['Éléonore', 'eleonore'],
  ['ŒUVRE', 'oeuvre'],
  ['ﬁn', 'fin'],
  ['مُحَمَّد', 'محمد'],
  ['٢٠٢٦', '2026'],
])('%s is folded to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('any white space separates words', () => {
  expect(foldWords('  Élan\u00a0 vital ')).toEqual(['elan', 'vital']);
  expect(foldWords(' \u0301 ')).toEqual([]);
});

test('joined words do not affect the text direction of each other', () => {
  expect(joinWords(['قاعة المؤتمرات', 'Cairo', 'Egypt'], 'en')).toBe('\u2068قاعة المؤتمرات\u2069, Cairo, Egypt');
});

test.each([
  [{ name: 'Accra', city: 'Accra', country: 'GH' }, 'Accra, Ghana'],
  [{ name: 'Hall', street: 'Long Street 1', city: 'Dakar', country: 'SN' }, 'Hall, Long Street 1, Dakar, Senegal'],
  [{ city: 'Rabat' }, 'Rabat'],
  [{}, ''],
])('the venue %j has the place parts %j', (venue, parts) => {
  expect(toPlaceParts(venue, 'en').join(', ')).toBe(parts);
});
