import type { DeviceSaves, SaveDetails } from '@adp/shared-ui/saves';
import { getLocalDate, isDue, toSavedRows } from './savedRows';

const now = new Date('2026-11-27T10:00:00Z');

const save = (item: string, details: SaveDetails = {}, changes: object = {}): DeviceSaves => ({
  [item]: { saved: true, changedAt: '2026-11-20T08:00:00.000Z', details: { title: item, ...details }, ...changes },
});
const deadline = (deadlineAt: string, timezone = 'Africa/Nairobi'): SaveDetails => ({
  deadlineKind: 'fixed',
  deadlineAt,
  timezone,
});
const event = (startsAt: string, endsAt: string, changes: SaveDetails = {}): SaveDetails => ({
  startsAt,
  endsAt,
  timezone: 'Africa/Cairo',
  allDay: false,
  ...changes,
});
const toRow = (details: SaveDetails, item = 'opportunities/a') => toSavedRows(save(item, details), undefined, now)[0];

test('items that are due next come first, then the most recently saved items', () => {
  const rows = toSavedRows(
    {
      ...save('articles/old'),
      ...save('articles/new', {}, { changedAt: '2026-11-26T08:00:00.000Z' }),
      ...save('opportunities/later', deadline('2026-12-20T20:59:00Z')),
      ...save('events/soon', event('2026-12-01T07:00:00Z', '2026-12-01T09:00:00Z')),
      ...save('events/running', event('2026-11-27T09:00:00Z', '2026-11-27T11:00:00Z')),
      ...save('opportunities/closed', deadline('2026-11-01T20:59:00Z'), { changedAt: '2026-11-25T08:00:00.000Z' }),
      ...save('events/removed', {}, { saved: false }),
    },
    undefined,
    now,
  );
  expect(rows.map(({ item }) => item)).toEqual([
    'events/running',
    'events/soon',
    'opportunities/later',
    'articles/new',
    'opportunities/closed',
    'articles/old',
  ]);
  expect(rows.map(isDue)).toEqual([true, true, true, false, false, false]);
});

test.each([
  ['a deadline in the evening', deadline('2026-12-04T20:59:00Z'), '2026-12-04', '23:59', 7],
  [
    'a deadline at midnight, which belongs to the day that ends',
    deadline('2026-12-04T21:00:00Z'),
    '2026-12-04',
    '23:59',
    7,
  ],
  ['a deadline anywhere on Earth', deadline('2026-12-05T12:00:00Z', 'Etc/GMT+12'), '2026-12-04', '23:59', 8],
  ['a deadline later today', deadline('2026-11-27T20:59:00Z'), '2026-11-27', '23:59', 0],
])('%s has the expected day, time and number of days left', (_, details, day, time, daysLeft) => {
  const row = toRow(details);
  const local = row && getLocalDate(row, now);
  expect(row?.date?.state).toBe('next');
  expect(local).toMatchObject({ day, daysLeft });
  expect(local?.wall?.toISOString().slice(11, 16)).toBe(time);
});

test.each([
  ['upcoming', event('2026-12-01T07:00:00Z', '2026-12-01T09:00:00Z'), 'next'],
  ['running', event('2026-11-27T09:00:00Z', '2026-11-27T11:00:00Z'), 'now'],
  ['over', event('2026-11-26T09:00:00Z', '2026-11-26T11:00:00Z'), 'over'],
  ['cancelled', event('2026-12-01T07:00:00Z', '2026-12-01T09:00:00Z', { eventStatus: 'cancelled' }), 'cancelled'],
  ['postponed', event('2026-12-01T07:00:00Z', '2026-12-01T09:00:00Z', { eventStatus: 'postponed' }), 'postponed'],
])('an event that is %s has its own state', (_, details, state) => {
  expect(toRow(details, 'events/a')?.date?.state).toBe(state);
});

test('an event of whole days has no time', () => {
  const details = event('2026-12-01T22:00:00Z', '2026-12-03T22:00:00Z', { allDay: true });
  const row = toRow(details, 'events/a');
  expect(row && getLocalDate(row, now)).toEqual({ day: '2026-12-02', timezone: 'Africa/Cairo', daysLeft: 5 });
});

test('damaged entries are left out, and damaged dates are not shown', () => {
  expect(toSavedRows(save('unknown/a'), undefined, now)).toEqual([]);
  expect(toSavedRows(save('articles/a', {}, { changedAt: '' }), undefined, now)).toEqual([]);
  expect(toRow(deadline('damaged'))).not.toHaveProperty('date');
});

test('items that another member saved on this device are left out', () => {
  const saves = { ...save('articles/mine', {}, { uid: 'amina' }), ...save('articles/others', {}, { uid: 'joseph' }) };
  expect(toSavedRows(saves, 'amina', now).map(({ item }) => item)).toEqual(['articles/mine']);
  expect(toSavedRows(saves, undefined, now)).toEqual([]);
});

test('2,000 saved items are sorted in less than a second', () => {
  const saves = Object.assign(
    {},
    ...Array.from({ length: 2_000 }, (_, index) =>
      save(`opportunities/a${index}`, deadline(new Date(now.getTime() + index * 3_600_000).toISOString())),
    ),
  ) as DeviceSaves;
  const before = performance.now();
  expect(toSavedRows(saves, undefined, now)).toHaveLength(2_000);
  expect(performance.now() - before).toBeLessThan(1_000);
});
