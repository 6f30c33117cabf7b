/** @jest-environment node */
import { toSearchEntries, type SearchableItem } from './toSearchEntries';

const item: SearchableItem = {
  id: 'one',
  title: 'A title',
  summary: 'A summary.',
  tags: [],
  timezone: 'Africa/Nairobi',
};

test("entries have the announced day, regardless of this device's rules for the zone", () => {
  // According to this device's rules, each day would be one later.
  const local = '2027-02-28T23:30+02:00';
  const at = new Date(local);
  const days = [
    toSearchEntries('event', { ...item, startsAt: at, startsLocal: local }, []),
    toSearchEntries('opportunity', { ...item, deadlineKind: 'fixed', deadlineAt: at, deadlineLocal: local }, []),
  ].map(([entry]) => entry?.day);
  expect(days).toEqual(['2027-02-28', '2027-02-28']);
});

test("entries of documents without a stored local time have the day in the item's zone", () => {
  const at = new Date('2027-02-28T21:30:00Z');
  expect(toSearchEntries('event', { ...item, startsAt: at }, [])[0]?.day).toBe('2027-03-01');
  const midnight = new Date('2027-02-28T21:00:00Z');
  expect(toSearchEntries('opportunity', { ...item, deadlineKind: 'fixed', deadlineAt: midnight }, [])[0]?.day).toBe(
    '2027-02-28',
  );
});

test('an event has its last day if it takes several days', () => {
  const startsAt = new Date('2026-11-29T21:30:00Z');
  const toEntry = (endsAt: string) => toSearchEntries('event', { ...item, startsAt, endsAt: new Date(endsAt) }, [])[0];
  expect(toEntry('2026-12-03T15:00:00Z')).toMatchObject({ day: '2026-11-30', lastDay: '2026-12-03' });
  expect(toEntry('2026-11-30T21:00:00Z')).not.toHaveProperty('lastDay');
});

test('an entry has the type of its item and the city of its venue', () => {
  expect(toSearchEntries('opportunity', { ...item, type: 'grant' }, [])).toMatchObject([{ type: 'grant' }]);
  const [event] = toSearchEntries('event', { ...item, venue: { city: 'Dakar' } }, []);
  expect(event).toMatchObject({ city: 'Dakar' });
  expect(event).not.toHaveProperty('type');
});
