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
])('in the zone %s, the instant %s is on the day %s', (zone, at, day) => {
  expect(dayIn(zone, at)).toBe(day);
});

test.each(['Mars/Olympus', '', '../etc/passwd', '<b>'])('an unknown zone (%j) is replaced with UTC', (zone) => {
  expect(knownZone(zone)).toBe('UTC');
});

test.each([
  ['Africa/Nairobi', 180, 'en-GB', 'East Africa Time', 'GMT+3'],
  ['Africa/Cairo', 180, 'en-GB', 'Eastern European Time', 'GMT+3'],
  ['Europe/Brussels', 120, 'en-GB', 'Central European Time', 'GMT+2'],
  ['Africa/Casablanca', 60, 'en-GB', 'Morocco Time', 'GMT+1'],
  // This is the offset after Morocco gave up its summer time. It does not depend on this device's rules.
  ['Africa/Casablanca', 0, 'en-GB', 'Morocco Time', 'GMT+0'],
  ['Africa/Casablanca', 60, 'ar', 'توقيت المغرب', 'غرينتش+1'],
  ['UTC', 0, 'en-GB', 'Coordinated Universal Time', 'GMT+0'],
  [anywhereOnEarth, -720, 'en-GB', 'GMT-12:00', 'GMT-12'],
  ['Asia/Kathmandu', 345, 'en-GB', 'Nepal Time', 'GMT+5:45'],
  ['Pacific/Kiritimati', 840, 'en-GB', 'Line Islands Time', 'GMT+14'],
])(
  'the zone %s with an offset of %i minutes is named in the language %s: %s (%s)',
  (zone, offset, locale, name, words) => {
    expect(zoneWords(zone, offset, locale)).toEqual({ name, offset: words });
  },
);
