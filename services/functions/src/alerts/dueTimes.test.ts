/** @jest-environment node */
import { type Frequency, toDueTime } from './dueTimes';

const settings = { timezone: 'UTC', digestHour: 7, digestDay: 1, quietFrom: 21, quietUntil: 6 };

test.each<[string, Frequency, string, Partial<typeof settings>, string]>([
  ['at once by day', 'immediately', '2026-11-25T12:34:56Z', {}, '2026-11-25T12:34:56Z'],
  ['after the quiet hours in the evening', 'immediately', '2026-11-25T22:10:00Z', {}, '2026-11-26T06:00:00Z'],
  ['after the quiet hours at night', 'immediately', '2026-11-26T03:00:00Z', {}, '2026-11-26T06:00:00Z'],
  ['at the first quiet minute', 'immediately', '2026-11-25T21:00:00Z', {}, '2026-11-26T06:00:00Z'],
  ['at the last quiet minute', 'immediately', '2026-11-26T05:59:59Z', {}, '2026-11-26T06:00:00Z'],
  ['at the end of the quiet hours', 'immediately', '2026-11-26T06:00:00Z', {}, '2026-11-26T06:00:00Z'],
  [
    'at night without quiet hours',
    'immediately',
    '2026-11-26T03:00:00Z',
    { quietFrom: 0, quietUntil: 0 },
    '2026-11-26T03:00:00Z',
  ],
  [
    'in quiet hours by day',
    'immediately',
    '2026-11-25T12:00:00Z',
    { quietFrom: 9, quietUntil: 17 },
    '2026-11-25T17:00:00Z',
  ],
  [
    'in quiet hours of Nairobi',
    'immediately',
    '2026-11-25T19:00:00Z',
    { timezone: 'Africa/Nairobi' },
    '2026-11-26T03:00:00Z',
  ],
  ['today', 'daily', '2026-11-25T06:59:00Z', {}, '2026-11-25T07:00:00Z'],
  ['tomorrow, if it is found in the minute of the email', 'daily', '2026-11-25T07:00:00Z', {}, '2026-11-26T07:00:00Z'],
  ['tomorrow', 'daily', '2026-11-25T09:00:00Z', {}, '2026-11-26T07:00:00Z'],
  ['at seven in Nairobi', 'daily', '2026-11-25T09:00:00Z', { timezone: 'Africa/Nairobi' }, '2026-11-26T04:00:00Z'],
  [
    'at seven in Kathmandu, a zone with quarters',
    'daily',
    '2026-11-25T09:00:00Z',
    { timezone: 'Asia/Kathmandu' },
    '2026-11-26T01:15:00Z',
  ],
  [
    'on the same date in the west',
    'daily',
    '2026-11-25T02:00:00Z',
    { timezone: 'America/Los_Angeles', digestHour: 20 },
    '2026-11-25T04:00:00Z',
  ],
  ['at seven anywhere on earth', 'daily', '2026-11-25T09:00:00Z', { timezone: 'Etc/GMT+12' }, '2026-11-25T19:00:00Z'],
  [
    'at seven in the first zone',
    'daily',
    '2026-11-25T09:00:00Z',
    { timezone: 'Pacific/Kiritimati' },
    '2026-11-25T17:00:00Z',
  ],
  [
    'at midnight',
    'daily',
    '2026-11-25T09:00:00Z',
    { digestHour: 0, quietFrom: 0, quietUntil: 0 },
    '2026-11-26T00:00:00Z',
  ],
  [
    'after the quiet hours, if the hour is quiet',
    'daily',
    '2026-11-25T09:00:00Z',
    { digestHour: 3 },
    '2026-11-26T06:00:00Z',
  ],
  [
    'before and after Egypt puts clocks forward',
    'daily',
    '2026-04-23T12:00:00Z',
    { timezone: 'Africa/Cairo' },
    '2026-04-24T04:00:00Z',
  ],
  ['the day before', 'daily', '2026-04-22T12:00:00Z', { timezone: 'Africa/Cairo' }, '2026-04-23T05:00:00Z'],
  [
    'in the hour that Egypt skips',
    'daily',
    '2026-04-23T12:00:00Z',
    { timezone: 'Africa/Cairo', digestHour: 0, quietFrom: 0, quietUntil: 0 },
    '2026-04-23T22:00:00Z',
  ],
  [
    'in the hour that Egypt repeats',
    'daily',
    '2026-10-29T12:00:00Z',
    { timezone: 'Africa/Cairo', digestHour: 23, quietFrom: 0, quietUntil: 0 },
    '2026-10-29T20:00:00Z',
  ],
  [
    'after the month in which Morocco puts clocks back',
    'daily',
    '2026-03-22T12:00:00Z',
    { timezone: 'Africa/Casablanca' },
    '2026-03-23T06:00:00Z',
  ],
  ['on the next Monday', 'weekly', '2026-11-25T09:00:00Z', {}, '2026-11-30T07:00:00Z'],
  ['on the same Monday', 'weekly', '2026-11-30T06:00:00Z', {}, '2026-11-30T07:00:00Z'],
  ['a week later', 'weekly', '2026-11-30T07:00:00Z', {}, '2026-12-07T07:00:00Z'],
  ['on a Sunday', 'weekly', '2026-11-30T07:00:00Z', { digestDay: 7 }, '2026-12-06T07:00:00Z'],
  [
    'on a Monday that has begun in the east',
    'weekly',
    '2026-11-29T09:00:00Z',
    { timezone: 'Pacific/Kiritimati' },
    '2026-11-29T17:00:00Z',
  ],
])('an item is reported %s: %s at %s', (_, frequency, at, more, due) => {
  expect(toDueTime(frequency, new Date(at), { ...settings, ...more }).toISOString()).toBe(new Date(due).toISOString());
});

test('the time is never before the item and never in quiet hours, and emails of two periods are at least 22 hours apart', () => {
  const zones = ['Africa/Cairo', 'Africa/Casablanca', 'Australia/Lord_Howe'];
  for (const timezone of zones)
    for (const digestHour of [0, 23]) {
      const times = { ...settings, timezone, digestHour, quietFrom: 0, quietUntil: 0 };
      let last = 0;
      for (
        let at = Date.parse('2026-01-01T00:00:00Z');
        at < Date.parse('2027-01-01T00:00:00Z');
        at += 17.5 * 3_600_000
      ) {
        const due = toDueTime('daily', new Date(at), times).getTime();
        expect(due).toBeGreaterThan(at);
        expect(due - at).toBeLessThanOrEqual(25 * 3_600_000);
        if (due !== last && last > 0) expect(due - last).toBeGreaterThanOrEqual(22 * 3_600_000);
        last = due;
      }
    }
});
