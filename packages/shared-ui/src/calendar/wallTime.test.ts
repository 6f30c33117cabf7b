/** @jest-environment node */
import { isSkipped, toDeadlineDay, toInstant, toLocalTime, toWallText, toWallTime } from './wallTime';

test.each([
  ['UTC', '2026-03-29T09:30', '2026-03-29T09:30:00.000Z'],
  ['Africa/Nairobi', '2026-12-01T00:00', '2026-11-30T21:00:00.000Z'],
  ['Etc/GMT+12', '2026-11-26T23:59', '2026-11-27T11:59:00.000Z'],
  // Morocco sets its clocks back for Ramadan.
  ['Africa/Casablanca', '2026-03-01T12:00', '2026-03-01T12:00:00.000Z'],
  ['Africa/Casablanca', '2026-06-01T12:00', '2026-06-01T11:00:00.000Z'],
  // If clocks skip a time, it is interpreted as one hour later.
  ['Europe/Paris', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
])('in the zone %s, the wall time %s is the instant %s', (zone, wall, expected) => {
  expect(toInstant(zone, wall)?.toISOString()).toBe(expected);
  expect(toInstant(zone, wall, 'end')?.toISOString()).toBe(expected);
});

test.each([
  ['Europe/Paris', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
  ['Africa/Cairo', '2026-10-29T23:30', '2026-10-29T20:30:00.000Z', '2026-10-29T21:30:00.000Z'],
])(
  'in the zone %s, the wall time %s occurs twice: a start is the first occurrence and an end the last',
  (zone, wall, first, last) => {
    expect(toInstant(zone, wall)?.toISOString()).toBe(first);
    expect(toInstant(zone, wall, 'end')?.toISOString()).toBe(last);
  },
);

test.each([
  ['Europe/Paris', '2026-03-29T02:30', true],
  ['Europe/Paris', '2026-03-29T03:00', false],
  ['Europe/Paris', '2026-10-25T02:30', false],
  ['Africa/Cairo', '2026-04-24T00:00', true],
  ['Africa/Nairobi', '2026-03-29T02:30', false],
  ['UTC', 'tomorrow', false],
])('isSkipped(%s, %s) is %s', (zone, wall, skipped) => {
  expect(isSkipped(zone, wall)).toBe(skipped);
});

test.each(['', 'tomorrow', '2026-13-01T00:00', '2026-03-29T25:00'])('%j is not a date and time', (wall) => {
  expect(toInstant('UTC', wall)).toBeUndefined();
});

test.each(['Africa/Cairo', 'Africa/Casablanca', 'Etc/GMT+12', 'Asia/Kathmandu', 'UTC'])(
  'wall times in %s convert back to the same instant throughout a year',
  (zone) => {
    for (let day = 0; day < 365; day += 1) {
      const at = new Date(Date.UTC(2026, 0, 1 + day, 12, 15));
      const wall = toWallText(toWallTime(at, zone));
      expect(toInstant(zone, wall)).toEqual(at);
      // The stored text contains the wall time and the offset.
      expect(new Date(toLocalTime(wall, at))).toEqual(at);
    }
  },
);

test.each([
  ['Africa/Nairobi', '2026-12-01T09:00', '2026-12-01T09:00+03:00'],
  ['Atlantic/Cape_Verde', '2026-12-01T09:00', '2026-12-01T09:00-01:00'],
  ['Asia/Kathmandu', '2026-12-01T09:00', '2026-12-01T09:00+05:45'],
  ['America/St_Johns', '2026-12-01T09:00', '2026-12-01T09:00-03:30'],
  ['UTC', '2026-12-01T09:00:30', '2026-12-01T09:00:30+00:00'],
])('in the zone %s, the wall time %s is stored as %s', (zone, wall, stored) => {
  expect(toLocalTime(wall, toInstant(zone, wall) ?? new Date(NaN))).toBe(stored);
});

test("the stored local time takes precedence over this device's rules for the zone", () => {
  // The times are stored before and after Morocco gives up its summer time. One of them differs from the rules of any device.
  for (const [at, stored] of [
    ['2026-12-01T09:00:00Z', '2026-12-01T10:00+01:00'],
    ['2026-12-01T10:00:00Z', '2026-12-01T10:00+00:00'],
  ] as const)
    expect(toWallText(toWallTime(at, 'Africa/Casablanca', stored))).toBe('2026-12-01T10:00');
});

test.each([
  ['is missing', undefined],
  ['belongs to another instant', '2026-12-01T14:00+03:00'],
  ['is not a time', '2026-02-31T99:00+99:00'],
])("this device's rules for the zone apply if the stored local time %s", (_, stored) => {
  expect(toWallText(toWallTime('2026-12-01T06:00:00Z', 'Africa/Nairobi', stored))).toBe('2026-12-01T09:00');
});

test.each([
  ['2026-12-01T00:00+03:00', '2026-11-30'],
  ['2026-12-01T00:01+03:00', '2026-12-01'],
])('the last day of a deadline at %s is %s', (stored, day) => {
  expect(toDeadlineDay(stored, 'Africa/Nairobi', stored).toISOString().slice(0, 10)).toBe(day);
});
