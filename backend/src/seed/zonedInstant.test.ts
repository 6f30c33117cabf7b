/** @jest-environment node */
import { zonedInstant } from './zonedInstant';

test.each([
  ['Africa/Nairobi', '2026-11-21', '17:00', '2026-11-21T14:00:00.000Z'],
  ['Etc/GMT+12', '2026-11-21', '23:59', '2026-11-22T11:59:00.000Z'],
  ['Africa/Cairo', '2026-01-15', '12:00', '2026-01-15T10:00:00.000Z'],
  ['Africa/Cairo', '2026-07-15', '12:00', '2026-07-15T09:00:00.000Z'],
  // Clocks go from 02:00 to 03:00 on this day.
  ['Europe/Brussels', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/Brussels', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
])('in %s, %s %s is %s', (zone, day, time, instant) => {
  expect(zonedInstant(zone, day, time).toISOString()).toBe(instant);
});

test('an hour that is skipped gives an instant after the gap or at its edge', () => {
  const skipped = zonedInstant('Europe/Brussels', '2026-03-29', '02:30').getTime();
  expect(skipped).toBeGreaterThanOrEqual(Date.parse('2026-03-29T00:30:00Z'));
  expect(skipped).toBeLessThanOrEqual(Date.parse('2026-03-29T01:30:00Z'));
});

test('refuses a zone or a day that does not exist', () => {
  expect(() => zonedInstant('Africa/Nowhere', '2026-01-01', '10:00')).toThrow(RangeError);
  expect(() => zonedInstant('Africa/Cairo', '2026-13-01', '10:00')).toThrow(RangeError);
});
