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
] as const)(
  'an entry of a %s has its people and its day or state, also after it was packed',
  (kind, item, expected) => {
    const entries = toSearchEntries(kind, item);
    expect(entries).toMatchObject([expected]);
    expect(unpackShard(packShard(entries), 'en')).toEqual(entries.map((entry) => ({ ...entry, lang: 'en' })));
  },
);
