/** @jest-environment node */
import { anywhereOnEarth, dayIn, knownZone, offsetMinutes, zoneWords } from './zones';

test.each([
  ['Africa/Nairobi', '2026-01-15T12:00:00Z', 180],
  ['Africa/Lagos', '2026-07-15T12:00:00Z', 60],
  ['Africa/Abidjan', '2026-07-15T12:00:00Z', 0],
  ['Atlantic/Cape_Verde', '2026-07-15T12:00:00Z', -60],
  ['Europe/Brussels', '2026-03-29T00:59:59Z', 60],
  ['Europe/Brussels', '2026-03-29T01:00:00Z', 120],
  ['Europe/Brussels', '2026-10-25T00:59:59Z', 120],
  ['Europe/Brussels', '2026-10-25T01:00:00Z', 60],
  ['America/St_Johns', '2026-01-15T12:00:00Z', -210],
  ['Asia/Kolkata', '2026-01-15T12:00:00Z', 330],
  [anywhereOnEarth, '2026-01-15T12:00:00Z', -720],
  ['UTC', '2026-01-15T12:00:00Z', 0],
])('%s at %s is %i minutes ahead of UTC', (zone, at, minutes) => {
  expect(offsetMinutes(zone, at)).toBe(minutes);
});

test.each([
  ['Africa/Cairo', '2026-04-23T21:59:59Z', '2026-04-23'],
  ['Africa/Cairo', '2026-04-23T22:00:00Z', '2026-04-24'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
  [anywhereOnEarth, '2027-01-01T11:59:59Z', '2026-12-31'],
  [anywhereOnEarth, '2027-01-01T12:00:00Z', '2027-01-01'],
])('in %s the time %s is on %s', (zone, at, day) => {
  expect(dayIn(zone, at)).toBe(day);
});

test.each(['Mars/Olympus', '', '../etc/passwd', '<b>'])('a zone that nobody knows (%j) is read as UTC', (zone) => {
  expect(knownZone(zone)).toBe('UTC');
});

test('a zone has its name and its offset at that time of the year', () => {
  expect(zoneWords('Africa/Nairobi', '2026-01-15T12:00:00Z', 'en-GB')).toEqual({
    name: 'East Africa Time',
    offset: 'GMT+3',
  });
  // A language without a name for the zone has that of its city.
  expect(zoneWords('Africa/Dar_es_Salaam', '2026-01-15T12:00:00Z', 'ln')).toMatchObject({ name: 'Dar es Salaam' });
  expect(zoneWords('Africa/Casablanca', '2026-06-15T12:00:00Z', 'ar')).toMatchObject({ name: 'توقيت المغرب' });
  expect(zoneWords('Africa/Casablanca', '2026-06-15T12:00:00Z', 'en-GB').offset).toBe('GMT+1');
  expect(zoneWords('Europe/Brussels', '2026-07-15T12:00:00Z', 'en-GB')).toEqual({
    name: 'Central European Summer Time',
    offset: 'GMT+2',
  });
});
