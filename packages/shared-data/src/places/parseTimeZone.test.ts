/** @jest-environment node */
import { parseTimeZone } from './parseTimeZone';
import { cityNames, fractionalOffsets, timeZoneNames, windowsTimeZones } from './timeZoneNames';

test.each([
  ['Africa/Nairobi', ['Africa/Nairobi', 'africa/nairobi', 'Nairobi', 'Nairobi time', 'Nairóbi', 'heure de Nairobi']],
  [
    'Africa/Nairobi',
    ['saa za Nairobi', 'بتوقيت نيروبي', 'Kenya', 'Mombasa, Kenya', 'EAT', 'EAT (UTC+3)', '(UTC+03:00) Nairobi'],
  ],
  [
    'Africa/Nairobi',
    ['East Africa Time', 'heure normale d’Afrique de l’Est', 'Horário da África Oriental', 'توقيت شرق أفريقيا'],
  ],
  ['Africa/Nairobi', ['Saa za Afrika Mashariki', 'E. Africa Standard Time', 'UTC+3 (Nairobi)']],
  [
    'Africa/Lagos',
    ['WAT', 'West Africa Time', 'Lagos, Nigeria', 'Abuja', 'W. Central Africa Standard Time', 'GMT+1 (WAT)'],
  ],
  ['Africa/Johannesburg', ['SAST', 'South Africa', 'Afrique du Sud', 'Cape Town', 'South Africa Standard Time']],
  ['Africa/Maputo', ['CAT', 'Central Africa Time', 'Moçambique']],
  ['Africa/Addis_Ababa', ['Addis Ababa', 'Addis-Abeba', 'Ethiopia']],
  ['Africa/Douala', ['Yaoundé', 'Cameroun']],
  [
    'Etc/GMT+12',
    ['AoE', 'aoe', 'Anywhere on Earth', 'Partout sur Terre', 'UTC-12', 'Etc/GMT+12', 'Dateline Standard Time'],
  ],
  ['Etc/GMT-3', ['GMT+3', 'UTC+03:00', 'GMT +3h', 'utc+0300', '+03:00', 'Etc/GMT-3']],
  ['Etc/GMT+5', ['UTC-5', 'UTC−5', 'GMT-05:00']],
  ['Asia/Kolkata', ['UTC+5:30', 'India Standard Time', 'New Delhi']],
  ['UTC', ['UTC', 'GMT', 'Z', 'UTC+0', 'Greenwich Mean Time']],
  ['Europe/Berlin', ['Germany', 'Allemagne', 'Berlin']],
  ['Europe/London', ['BST (UTC+1)', 'UK time', 'GMT Standard Time']],
  ['Etc/GMT-1', ['CET (UTC+1)']],
])('%s is recognized in several spellings', (zone, texts) => {
  expect(Object.fromEntries(texts.map((text) => [text, parseTimeZone(text)]))).toEqual(
    Object.fromEntries(texts.map((text) => [text, { zone }])),
  );
});

test.each([
  ['BST', ['Europe/London', 'Asia/Dhaka', 'Pacific/Bougainville']],
  ['AST', ['Asia/Riyadh', 'America/Halifax']],
  ['CST', ['America/Chicago', 'Asia/Shanghai', 'America/Havana']],
  ['IST', ['Asia/Kolkata', 'Asia/Jerusalem', 'Europe/Dublin']],
  ['EST', ['America/New_York', 'America/Panama', 'Australia/Sydney']],
  ['ET', ['America/New_York', 'Africa/Addis_Ababa']],
  ['CET', ['Europe/Brussels', 'Africa/Algiers', 'Africa/Tunis']],
  ['DRC', ['Africa/Kinshasa', 'Africa/Lubumbashi']],
  ['EAT (UTC+2)', ['Africa/Nairobi', 'Etc/GMT-2']],
])('%s is ambiguous and returns its candidates', (text, candidates) => {
  expect(parseTimeZone(text)).toEqual({ candidates });
});

test('a text that is not a time zone has no candidates', () => {
  for (const text of ['', 'nowhere', 'No/Where', 'GMT+15', 'UTC-13', 'UTC+3:17', 'UTC+3 or so', '2027-01-31', '17:00'])
    expect([text, parseTimeZone(text)]).toEqual([text, { candidates: [] }]);
});

test('every zone in the tables exists', () => {
  const zones = [
    ...timeZoneNames.flatMap(([, ...named]) => named),
    ...[windowsTimeZones, fractionalOffsets].flatMap((table) => Object.values(table)),
    ...Object.keys(cityNames),
  ];
  for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
});
