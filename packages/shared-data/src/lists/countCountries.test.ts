/** @jest-environment node */
import { createFakeData } from '../testing/createFakeData';
import { smallest } from '../testing/fixtures';
import { countCountries, countPeople, findStates } from './countCountries';
import { parseFilters } from './listFilters';
import { listedKinds } from './listedKinds';
import { readList } from './readList';

const now = new Date('2026-11-21T08:00:00Z');
const later = new Date('2026-12-01T08:00:00Z');
const filters = (kind: 'event' | 'opportunity', query: string) => parseFilters(kind, new URLSearchParams(query));
const open = (documents: Readonly<Record<string, object>>) =>
  createFakeData({ documents, now: () => now.getTime() }).reader;

test('the number of a country is the length of the list that is filtered by it', async () => {
  const event = { ...smallest.event, startsAt: later, endsAt: later };
  const reader = open({
    'events/a': { ...event, countries: ['KE', 'NG'] },
    'events/b': { ...event, countries: ['AU-E'] },
    'events/c': { ...event, countries: ['ZA'], mode: 'online' },
    'events/past': { ...event, countries: ['KE'], endsAt: new Date(0) },
  });
  const { counts, capped } = await countCountries(reader, 'event', { filters: {}, now });
  expect([counts['KE'], counts['NG'], counts['RW'], counts['ZA'], counts['EG'], capped]).toEqual([
    2,
    1,
    1,
    1,
    undefined,
    false,
  ]);
  for (const country of ['KE', 'NG', 'RW', 'EG']) {
    const list = await readList(reader, listedKinds.event, 'event', { filters: { country: [country] }, now });
    expect(counts[country] ?? 0).toBe(list.items.length);
  }
});

test('other filters apply, but not the selected country', async () => {
  const event = { ...smallest.event, startsAt: later, endsAt: later };
  const reader = open({
    'events/a': { ...event, countries: ['KE'], themes: ['skills'] },
    'events/b': { ...event, countries: ['KE'], themes: ['health'] },
    'events/c': { ...event, countries: ['GH'], themes: ['health'] },
  });
  const query = filters('event', 'theme=health&country=KE');
  expect((await countCountries(reader, 'event', { filters: query, now })).counts).toEqual({ KE: 1, GH: 1 });
});

test('an opportunity for all countries counts for each of them', async () => {
  const opportunity = { ...smallest.opportunity, deadlineKind: 'rolling', eligibleCountries: [] };
  const { counts } = await countCountries(open({ 'opportunities/a': opportunity }), 'opportunity', {
    filters: {},
    now,
  });
  expect(Object.keys(counts)).toHaveLength(55);
});

test('the countries of an item include those of its region, and all of them are one code', () => {
  expect(findStates('article', { countries: ['AU-N'] })).toEqual(['DZ', 'EG', 'LY', 'MR', 'MA', 'TN', 'EH']);
  expect(findStates('article', { countries: [] })).toEqual([]);
  expect(findStates('opportunity', { eligibleCountries: [] })).toEqual(['002']);
});

test('a long list is counted in part', async () => {
  const event = { ...smallest.event, startsAt: later, endsAt: later, countries: ['KE'] };
  const documents = Object.fromEntries(Array.from({ length: 310 }, (_, number) => [`events/e${number}`, event]));
  const { counts, capped } = await countCountries(open(documents), 'event', { filters: {}, now });
  expect([counts, capped]).toEqual([{ KE: 300 }, true]);
});

test('listed members are counted by their country', async () => {
  const profile = (country: string, listed = true) => ({ name: 'Amina', uid: 'amina', country, listed });
  const reader = open({
    'profiles/a': profile('KE'),
    'profiles/b': profile('KE'),
    'profiles/c': profile('KE', false),
    'profiles/d': profile('AU-E'),
  });
  expect((await countPeople(reader)).counts).toEqual({ KE: 2 });
});
