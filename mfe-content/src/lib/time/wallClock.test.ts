import { isSkipped, toInstant, toWallClock } from './wallClock';

test.each([
  ['UTC', '2026-03-29T09:30', '2026-03-29T09:30:00.000Z'],
  ['Africa/Nairobi', '2026-12-01T00:00', '2026-11-30T21:00:00.000Z'],
  ['Etc/GMT+12', '2026-11-26T23:59', '2026-11-27T11:59:00.000Z'],
  // Morocco puts its clocks back for Ramadan.
  ['Africa/Casablanca', '2026-03-01T12:00', '2026-03-01T12:00:00.000Z'],
  ['Africa/Casablanca', '2026-06-01T12:00', '2026-06-01T11:00:00.000Z'],
  // An hour that is left out is taken an hour later; of one that comes twice, the first.
  ['Europe/Paris', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Paris', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('in %s, %s is the time %s', (zone, wall, expected) => {
  expect(toInstant(zone, wall)?.toISOString()).toBe(expected);
});

test.each([
  ['Europe/Paris', '2026-03-29T02:30', true],
  ['Europe/Paris', '2026-03-29T03:00', false],
  ['Europe/Paris', '2026-10-25T02:30', false],
  ['Africa/Cairo', '2026-04-24T00:00', true],
  ['Africa/Nairobi', '2026-03-29T02:30', false],
  ['UTC', 'tomorrow', false],
])('in %s, that clocks skip %s is %s', (zone, wall, skipped) => {
  expect(isSkipped(zone, wall)).toBe(skipped);
});

test.each(['', 'tomorrow', '2026-13-01T00:00', '2026-03-29T25:00'])('%j is no date and time', (wall) => {
  expect(toInstant('UTC', wall)).toBeUndefined();
});

test.each(['Africa/Cairo', 'Africa/Casablanca', 'Etc/GMT+12', 'Asia/Kathmandu', 'UTC'])(
  'the wall clock of %s converts back to the same instant, all through a year',
  (zone) => {
    for (let day = 0; day < 365; day += 1) {
      const at = new Date(Date.UTC(2026, 0, 1 + day, 12, 15));
      expect(toInstant(zone, toWallClock(zone, at))).toEqual(at);
    }
  },
);
