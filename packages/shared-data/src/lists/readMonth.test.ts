/** @jest-environment node */
import { createFakeData } from '../testing/createFakeData';
import { smallest } from '../testing/fixtures';
import { parseFilters } from './listFilters';
import type { CalendarKind } from './calendarKinds';
import { readMonth } from './readMonth';

const now = new Date('2026-11-21T08:00:00Z');
const event = (starts: string, ends: string, changes: object = {}) => ({
  ...smallest.event,
  timezone: 'Africa/Nairobi',
  startsAt: new Date(starts),
  endsAt: new Date(ends),
  ...changes,
});
const deadline = (at: string, changes: object = {}) => ({
  ...smallest.opportunity,
  deadlineKind: 'fixed',
  deadlineAt: new Date(at),
  timezone: 'UTC',
  ...changes,
});

async function read(kind: CalendarKind, documents: Readonly<Record<string, object>>, query = '', month = '2026-12') {
  const { reader } = createFakeData({ documents, now: () => now.getTime() });
  return readMonth(reader, kind, { month, filters: parseFilters(kind, new URLSearchParams(query)) });
}

test('events are in order on the days of their own time zone', async () => {
  const { items, capped } = await read('event', {
    'events/late': event('2026-12-05T13:00:00Z', '2026-12-05T14:00:00Z'),
    'events/early': event('2026-12-05T06:00:00Z', '2026-12-07T14:00:00Z', { eventStatus: 'cancelled' }),
    // In Nairobi, December has begun.
    'events/first': event('2026-11-30T21:30:00Z', '2026-11-30T22:30:00Z'),
    'events/january': event('2026-12-31T21:30:00Z', '2026-12-31T22:30:00Z'),
    'events/ongoing': event('2026-11-28T06:00:00Z', '2026-12-01T14:00:00Z'),
    'events/november': event('2026-11-28T06:00:00Z', '2026-11-29T14:00:00Z'),
  });
  expect(items.map(({ id }) => id)).toEqual(['ongoing', 'first', 'early', 'late']);
  expect(items[2]).toMatchObject({ first: '2026-12-05', last: '2026-12-07', time: '09:00', status: 'cancelled' });
  expect([items[3]?.time, items[3]?.status, capped]).toEqual(['16:00', undefined, false]);
});

test('an all-day event has no time', async () => {
  const allDay = event('2026-12-04T21:00:00Z', '2026-12-05T21:00:00Z', { allDay: true });
  const { items } = await read('event', { 'events/a': allDay });
  expect(items).toEqual([expect.objectContaining({ first: '2026-12-05', last: '2026-12-05' })]);
  expect(items[0]).not.toHaveProperty('time');
});

test('past and future deadlines are in the month, and one at midnight is on the day before', async () => {
  const documents = {
    'opportunities/closed': deadline('2026-11-02T12:00:00Z'),
    'opportunities/open': deadline('2026-11-30T12:00:00Z'),
    'opportunities/midnight': deadline('2026-12-01T00:00:00Z'),
    'opportunities/rolling': { ...smallest.opportunity, deadlineKind: 'rolling' },
  };
  const { items } = await read('opportunity', documents, '', '2026-11');
  expect(items.map(({ id, first }) => [id, first])).toEqual([
    ['closed', '2026-11-02'],
    ['open', '2026-11-30'],
    ['midnight', '2026-11-30'],
  ]);
});

test('filters apply, except those for dates', async () => {
  const documents = {
    'opportunities/kenya': deadline('2026-12-02T12:00:00Z', { eligibleCountries: ['KE'], themes: ['skills'] }),
    'opportunities/health': deadline('2026-12-02T12:00:00Z', { eligibleCountries: ['KE'], themes: ['health'] }),
    'opportunities/ghana': deadline('2026-12-02T12:00:00Z', { eligibleCountries: ['GH'], themes: ['skills'] }),
  };
  const { items } = await read('opportunity', documents, 'country=KE&theme=skills&state=closed&deadline=30');
  expect(items.map(({ id }) => id)).toEqual(['kenya']);
});

test('an entry contains the titles of its translations but no summaries', async () => {
  const translations = { fr: { title: 'Un titre en français', summary: 'Un résumé qui suffit à une liste.' } };
  const { items } = await read('event', {
    'events/a': event('2026-12-05T13:00:00Z', '2026-12-05T14:00:00Z', { translations }),
  });
  expect(items[0]?.translations).toEqual({ fr: { title: 'Un titre en français' } });
});
