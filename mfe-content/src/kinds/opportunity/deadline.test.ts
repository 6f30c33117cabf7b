/** @jest-environment node */
import { getDaysLeft, formatDeadline, getOpportunityState, type Deadline } from './deadline';

const fixed: Deadline = { deadlineKind: 'fixed', deadlineAt: new Date('2026-12-01T12:00:00Z'), timezone: 'Etc/GMT+12' };

test.each([
  ['2026-11-01T00:00:00Z', 'open'],
  ['2026-11-24T11:59:59Z', 'open'],
  ['2026-11-24T12:00:00Z', 'closing'],
  ['2026-12-01T11:59:59Z', 'closing'],
  ['2026-12-01T12:00:00Z', 'closed'],
  ['2027-03-01T11:59:59Z', 'closed'],
  ['2027-03-01T12:00:00Z', 'archived'],
])('with a fixed deadline, the state at %s is %s', (now, state) => {
  expect(getOpportunityState(fixed, new Date(now))).toBe(state);
});

test.each([
  ['before it opens', { ...fixed, opensAt: new Date('2026-11-29T00:00:00Z') }, 'forecast'],
  ['once it has opened', { ...fixed, opensAt: new Date('2026-11-28T00:00:00Z') }, 'closing'],
  ['rolling', { deadlineKind: 'rolling' }, 'open'],
  ['rolling, not yet open', { deadlineKind: 'rolling', opensAt: new Date('2026-12-24T00:00:00Z') }, 'forecast'],
  ['without a deadline', { deadlineKind: 'none' }, 'open'],
  ['fixed, without a date', { deadlineKind: 'fixed' }, 'open'],
  [
    'closed before it opened, which is a slip of the pen',
    { ...fixed, deadlineAt: new Date('2026-11-01T00:00:00Z'), opensAt: new Date('2027-01-01T00:00:00Z') },
    'closed',
  ],
] satisfies [string, Deadline, string][])('an opportunity (%s) has the expected state', (_, deadline, state) => {
  expect(getOpportunityState(deadline, new Date('2026-11-28T00:00:00Z'))).toBe(state);
});

test.each([
  ['2026-11-30T00:00:00Z', 'Etc/GMT+12', 1],
  ['2026-11-30T12:00:00Z', 'Etc/GMT+12', 0],
  ['2026-12-01T11:59:59Z', 'Etc/GMT+12', 0],
  ['2026-12-01T12:00:00Z', 'Etc/GMT+12', undefined],
  ['2026-11-30T20:59:59Z', 'Africa/Nairobi', 1],
  ['2026-11-30T21:00:00Z', 'Africa/Nairobi', 0],
])('at %s in %s, %p days are left', (now, timezone, days) => {
  expect(getDaysLeft({ ...fixed, timezone }, new Date(now))).toBe(days);
});

test('the number of days left is the number of calendar days, even if clocks change in between', () => {
  const deadline: Deadline = {
    deadlineKind: 'fixed',
    deadlineAt: new Date('2026-03-29T22:00:00Z'),
    timezone: 'Europe/Brussels',
  };
  expect(getDaysLeft(deadline, new Date('2026-03-27T22:59:00Z'))).toBe(2);
  expect(getDaysLeft(deadline, new Date('2026-03-27T23:00:00Z'))).toBe(1);
});

test.each(['rolling', 'none'] as const)('a deadline of the kind %s has no days left', (deadlineKind) => {
  expect(
    getDaysLeft({ deadlineKind, deadlineAt: new Date('2026-12-01T12:00:00Z') }, new Date('2026-11-01')),
  ).toBeUndefined();
});

test.each([
  ['2026-12-01T12:00:00Z', 'Etc/GMT+12', { day: '30 November 2026', time: '23:59' }],
  ['2026-11-30T21:00:00Z', 'Africa/Nairobi', { day: '30 November 2026', time: '23:59' }],
  ['2026-11-30T14:00:00Z', 'Africa/Nairobi', { day: '30 November 2026', time: '17:00' }],
  ['2026-11-30T21:01:00Z', 'Africa/Nairobi', { day: '1 December 2026', time: '00:01' }],
])('a deadline is shown in its time zone, and midnight as the end of a day: %s in %s', (at, timezone, words) => {
  expect(formatDeadline({ deadlineAt: new Date(at), timezone }, 'en-GB')).toEqual(words);
});

test.each([
  ['2026-12-01T00:00+01:00', { day: '30 November 2026', time: '23:59' }, { day: '1 December 2026', time: '01:59' }],
  ['2026-12-01T00:00+00:00', { day: '30 November 2026', time: '23:59' }, { day: '1 December 2026', time: '02:59' }],
])("a deadline in Casablanca at %s is shown as announced, whatever this device's rules", (local, words, inNairobi) => {
  const deadline = { deadlineAt: new Date(local), deadlineLocal: local, timezone: 'Africa/Casablanca' };
  expect(formatDeadline(deadline, 'en-GB')).toEqual(words);
  expect(formatDeadline(deadline, 'en-GB', 'Africa/Nairobi')).toEqual(inNairobi);
  expect(getDaysLeft({ ...deadline, deadlineKind: 'fixed' }, new Date('2026-11-29T12:00:00Z'))).toBe(1);
});
