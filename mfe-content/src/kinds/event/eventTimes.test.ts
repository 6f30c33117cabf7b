/** @jest-environment node */
import { toDays, type TimeSpan } from '@adp/shared-ui/calendar';
import { getEventPhase, toEventTimes } from './eventTimes';

/** Normalizes differences between versions of Intl: spaces, and the word between date and time. */
const plain = (text?: string) =>
  text
    ?.replaceAll(/[\u2009\u202f\u00a0]/g, ' ')
    .replaceAll(' at ', ', ')
    .replaceAll(/ ?– ?/g, ' – ');
const span = (startsAt: string, endsAt: string, timezone: string, allDay = false): TimeSpan => ({
  startsAt,
  endsAt,
  timezone,
  allDay,
});

test("a meeting shows its times in its own zone and in the reader's zone", () => {
  const times = toEventTimes(
    span('2026-11-24T06:00:00Z', '2026-11-24T08:30:00Z', 'Africa/Nairobi'),
    'en-GB',
    'Africa/Dakar',
  );
  expect(plain(times.local)).toBe('Tue, 24 November 2026, 09:00 – 11:30');
  expect(times.zone).toEqual({ name: 'East Africa Time', offset: 'GMT+3' });
  expect(plain(times.reader?.local)).toBe('Tue, 24 November 2026, 06:00 – 08:30');
  expect(times.reader?.name).toBe('Greenwich Mean Time');
});

test('a reader with the same local time sees the times only once, whatever the name of the zone', () => {
  const times = toEventTimes(
    span('2026-11-24T06:00:00Z', '2026-11-24T08:30:00Z', 'Africa/Nairobi'),
    'en-GB',
    'Africa/Addis_Ababa',
  );
  expect(times.reader).toBeUndefined();
});

test('a reader with a different date sees the dates in their own zone', () => {
  const times = toEventTimes(
    span('2026-11-24T21:00:00Z', '2026-11-24T23:00:00Z', 'Africa/Lagos'),
    'en-GB',
    'Indian/Mauritius',
  );
  expect(plain(times.local)).toBe('Tue, 24 November 2026, 22:00 – Wed, 25 November 2026, 00:00');
  expect(plain(times.reader?.local)).toBe('Wed, 25 November 2026, 01:00 – 03:00');
});

test('an event during a change to daylight saving time is correct in both zones', () => {
  const times = toEventTimes(
    span('2026-03-28T20:00:00Z', '2026-03-29T03:00:00Z', 'Europe/Brussels'),
    'en-GB',
    'Africa/Lagos',
  );
  expect(plain(times.local)).toBe('Sat, 28 March 2026, 21:00 – Sun, 29 March 2026, 05:00');
  expect(plain(times.reader?.local)).toBe('Sat, 28 March 2026, 21:00 – Sun, 29 March 2026, 04:00');
});

test('times in the hour that occurs twice are shown as local times', () => {
  const times = toEventTimes(span('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', 'Europe/Brussels'), 'en-GB', 'UTC');
  expect(plain(times.local)).toContain('02:30');
  expect(times.zone?.offset).toBe('GMT+2');
});

test.each([
  ['10:00+01:00', 'GMT+1', '12:00 – 13:00'],
  ['10:00+00:00', 'GMT+0', '13:00 – 14:00'],
])(
  "a meeting in Rabat announced for %s is shown at that time, whatever this device's rules for the zone",
  (time, offset, inNairobi) => {
    const startsLocal = `2026-12-01T${time}`;
    const endsLocal = startsLocal.replace('T10', 'T11');
    const meeting = {
      ...span(startsLocal, endsLocal, 'Africa/Casablanca'),
      startsLocal,
      endsLocal,
    };
    const times = toEventTimes(meeting, 'en-GB', 'Africa/Casablanca');
    expect(plain(times.local)).toBe('Tue, 1 December 2026, 10:00 – 11:00');
    expect(times.zone).toEqual({ name: 'Morocco Time', offset });
    // Readers in the zone of the event see only the announced time.
    expect(times.reader).toBeUndefined();
    const abroad = toEventTimes(meeting, 'en-GB', 'Africa/Nairobi');
    expect([plain(abroad.local), plain(abroad.reader?.local)]).toEqual([
      'Tue, 1 December 2026, 10:00 – 11:00',
      `Tue, 1 December 2026, ${inNairobi}`,
    ]);
  },
);

test('all-day events follow the stored local time, even if clocks skip midnight', () => {
  const days = span('2026-04-22T22:00:00Z', '2026-04-23T22:00:00Z', 'Africa/Cairo', true);
  const stored = { startsLocal: '2026-04-23T00:00+02:00', endsLocal: '2026-04-24T00:00+02:00' };
  for (const span of [days, { ...days, ...stored }])
    expect(toDays(span)).toEqual({ first: '2026-04-23', last: '2026-04-23' });
});

test.each([
  ['one day', '2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00', 'Sun, 29 March 2026'],
  ['one day given by one instant', '2026-03-29T00:00:00+01:00', '2026-03-29T00:00:00+01:00', 'Sun, 29 March 2026'],
  ['to the last second', '2026-03-29T00:00:00+01:00', '2026-03-29T23:59:59+02:00', 'Sun, 29 March 2026'],
  ['three days', '2026-03-28T00:00:00+01:00', '2026-03-31T00:00:00+02:00', 'Sat, 28 March – Mon, 30 March 2026'],
  [
    'over the year',
    '2026-12-31T00:00:00+01:00',
    '2027-01-02T00:00:00+01:00',
    'Thu, 31 December 2026 – Fri, 1 January 2027',
  ],
])('an all-day event (%s) shows only days, which are the same for every reader', (_, startsAt, endsAt, words) => {
  const times = toEventTimes(span(startsAt, endsAt, 'Europe/Brussels', true), 'en-GB', 'Pacific/Auckland');
  expect({ ...times, local: plain(times.local) }).toEqual({ local: words });
});

test('in Arabic, the name of the month is Arabic', () => {
  const times = toEventTimes(
    span('2026-11-24T06:00:00Z', '2026-11-24T08:30:00Z', 'Africa/Cairo'),
    'ar-EG',
    'Africa/Cairo',
  );
  expect(times.local).toMatch(/نوفمبر/);
});

test('the days of an event are the dates in its own zone', () => {
  expect(toDays(span('2026-11-24T22:30:00Z', '2026-11-25T22:00:00Z', 'Africa/Johannesburg'))).toEqual({
    first: '2026-11-25',
    last: '2026-11-25',
  });
});

test.each([
  ['2026-11-24T05:59:59Z', 'upcoming'],
  ['2026-11-24T06:00:00Z', 'now'],
  ['2026-11-24T08:29:59Z', 'now'],
  ['2026-11-24T08:30:00Z', 'past'],
])('at %s, the event is %s', (now, phase) => {
  expect(getEventPhase(span('2026-11-24T06:00:00Z', '2026-11-24T08:30:00Z', 'Africa/Nairobi'), new Date(now))).toBe(
    phase,
  );
});
