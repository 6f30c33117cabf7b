/** @jest-environment node */
import { continent, memberStates } from '../places/memberStates';
import { countItems, readItemCounts } from './countItems';
import { indexedItem as item } from './testing/indexedItem';

test('an item counts once for each of its themes and countries, and a translation only for its language', () => {
  const original = { themes: ['health', 'skills'], countries: ['KE', 'GH'] };
  const counts = countItems([
    item('a', original),
    item('a', { ...original, lang: 'fr', original: 'en' }),
    item('b', { themes: ['health'], countries: ['KE'] }),
  ]);
  expect(counts).toEqual({
    kind: { article: 2 },
    theme: { health: 2, skills: 1 },
    country: { GH: 1, KE: 2 },
    language: { en: 2, fr: 1 },
    year: {},
    deadline: {},
    event: {},
    programmes: {},
  });
});

test('an item of the whole continent counts for each country', () => {
  const { country } = countItems([item('a', { countries: [continent] }), item('b', { countries: ['KE'] })]);
  expect([Object.keys(country).length, country['KE'], country['ZW']]).toEqual([memberStates.length, 2, 1]);
});

test('each programme with items has counts of its items, in the order of the names', () => {
  const { kind, programmes = {} } = countItems([
    item('a', { programme: 'ivm', themes: ['health'] }),
    item('b', { programme: 'apet', countries: ['KE'] }),
    item('b', { programme: 'apet', countries: ['KE'], lang: 'fr', original: 'en' }),
    item('c'),
  ]);
  expect(kind).toEqual({ article: 3 });
  expect(Object.keys(programmes)).toEqual(['apet', 'ivm']);
  expect(programmes['apet']).toMatchObject({ kind: { article: 1 }, country: { KE: 1 }, language: { en: 1, fr: 1 } });
  expect(programmes['ivm']).toMatchObject({ kind: { article: 1 }, theme: { health: 1 }, country: {} });
});

test('only knowledge products have a year, and only opportunities a deadline', () => {
  const { year, deadline } = countItems([
    item('a', { day: '2026-01-01' }),
    item('b', { kind: 'knowledgeProduct', day: '2024-05' }),
    item('c', { kind: 'knowledgeProduct', day: '2024' }),
    item('d', { kind: 'knowledgeProduct' }),
    item('e', { kind: 'opportunity', day: '2026-12-31' }),
    item('f', { kind: 'opportunity', state: 'rolling' }),
  ]);
  expect([year, deadline]).toEqual([{ 2024: 2 }, { '2026-12-31': 1 }]);
});

test('events count on their first day, unless they are cancelled or postponed', () => {
  const { event } = countItems([
    item('a', { kind: 'event', day: '2026-12-31' }),
    item('b', { kind: 'event', day: '2026-12-31', state: 'cancelled' }),
    item('c', { kind: 'event', state: 'postponed' }),
  ]);
  expect(event).toEqual({ '2026-12-31': 1 });
});

test('the counts are the same after they were stored, and anything else is rejected', () => {
  const { programmes, ...older } = countItems([item('a', { programme: 'apet' })]);
  const counts = { ...older, programmes };
  expect(readItemCounts(JSON.parse(JSON.stringify(counts)))).toEqual(counts);
  expect(readItemCounts(older).programmes).toBeUndefined();
  const broken = [
    null,
    {},
    { ...counts, theme: undefined },
    { ...counts, year: { 2024: '2' } },
    { ...counts, programmes: { apet: {} } },
  ];
  for (const content of broken) expect(() => readItemCounts(content)).toThrow('not the counts');
});
