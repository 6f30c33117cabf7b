/** @jest-environment node */
import { packShard, toSearchEntries, unpackShard } from '@adp/shared-ui/search-index';
import { samples } from '../src/testing/samples';

test.each([
  ['article', samples.article, { people: ['Sample Author'], day: '2026-11-02' }],
  ['knowledgeProduct', samples.knowledgeProduct, { people: ['African Union'], day: '2022-07-28' }],
  ['event', { ...samples.event, eventStatus: 'cancelled' }, { day: '2026-11-24', state: 'cancelled' }],
  ['opportunity', { ...samples.opportunity, deadlineKind: 'rolling' }, { state: 'rolling' }],
  [
    'opportunity',
    { ...samples.opportunity, deadlineAt: new Date('2026-12-01T00:00:00Z'), timezone: 'UTC' },
    { day: '2026-11-30' },
  ],
] as const)('the entry of a %s keeps its people and its date or state when it is packed', (kind, item, expected) => {
  const entries = toSearchEntries(kind, item, []);
  expect(entries).toMatchObject([expected]);
  expect(unpackShard(packShard(entries), 'en')).toEqual(entries.map((entry) => ({ ...entry, lang: 'en' })));
});
