/** @jest-environment node */
import { fromWireFields } from '@adp/shared-data/administrator';
import { alertSettings, parseTopic, printTopic, saves, subscriptions } from '@adp/shared-data/alerts';
import { memberProfiles, profiles, users } from '@adp/shared-data/member';
import { notifications } from '@adp/shared-data/notification';
import { generateMembers } from './generateMembers';

const count = 400;
const options = {
  now: new Date('2026-11-28T12:00:00Z'),
  items: ['articles/a1', 'events/e1', 'opportunities/o1'],
  shares: {
    following: 0.3,
    saving: 0.2,
    settings: 0.2,
    languages: { en: 0.4, fr: 0.2, pt: 0.1, ar: 0.2, sw: 0.1 },
    frequencies: { immediately: 0.2, daily: 0.5, weekly: 0.3 },
  },
};
const documents = [...generateMembers({ ...options, count })].map(({ path, fields }) => {
  const [collection = '', id = ''] = path.split('/');
  return { collection, id, fields: fromWireFields(fields) };
});
const listFields = (name: string) =>
  documents.filter(({ collection }) => collection === name).map(({ fields }) => fields);

test('every document is valid', () => {
  const kinds = [users, profiles, memberProfiles, notifications, subscriptions, saves, alertSettings];
  const readers = new Map(kinds.map(({ collection, readItem }) => [collection, readItem]));
  const faults = documents.flatMap(({ collection, id, fields }) => {
    if (collection === 'usernames') return [];
    const result = readers.get(collection)?.(id, fields) ?? { invalidFields: [collection] };
    return 'invalidFields' in result ? [[id, result.invalidFields]] : [];
  });
  expect(faults).toEqual([]);
});

test('the shares of members follow topics, save items and have settings', () => {
  const countMembers = (name: string) => new Set(listFields(name).map(({ uid }) => uid)).size / count;
  expect(countMembers('subscriptions')).toBeCloseTo(0.3, 1);
  expect(countMembers('saves')).toBeCloseTo(0.2, 1);
  expect(countMembers('alert_settings')).toBeCloseTo(0.2, 1);
  expect(new Set(listFields('subscriptions').map(({ lang }) => lang)).size).toBe(5);
});

test('topics are canonical, and a few of them have many followers', () => {
  const topics = listFields('subscriptions').map(({ topic }) => String(topic));
  for (const topic of topics) expect(printTopic(parseTopic(topic) ?? { filters: {} })).toBe(topic);
  const largest = Math.max(...[...new Set(topics)].map((topic) => topics.filter((each) => each === topic).length));
  expect(largest).toBeGreaterThan(topics.length / 30);
});

test('equal options generate equal members, and parts have different members', () => {
  const generate = (first: number) => [...generateMembers({ ...options, first, count: 20 })];
  expect(generate(1)).toEqual(generate(1));
  const paths = [...generate(1), ...generate(21)].map(({ path }) => path).filter((path) => path.startsWith('users/'));
  expect(new Set(paths).size).toBe(40);
});
