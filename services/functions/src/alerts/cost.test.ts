/** @jest-environment node */
import { listChoices, memberStates } from '@adp/shared-data/fields';
import { isFull } from '../../../../tools/scripts/isFull.mjs';
import { startAlerts } from '../testing/startAlerts';
import { toFilterId } from './filters';

const subscriptionCount = isFull ? 100_000 : 10_000;
const filterCount = 2_000;
const itemCount = 50;

function createTopics(): readonly string[] {
  const topics: string[] = [];
  for (const theme of listChoices.theme)
    for (const country of memberStates)
      for (const type of listChoices.opportunityType) {
        topics.push(`opportunities?type=${type}&country=${country}&theme=${theme}`);
        if (topics.length === filterCount) return topics;
      }
  return topics;
}

test('topics are compared with items in memory, and subscriptions are read only for topics that match', async () => {
  const site = startAlerts();
  const at = new Date(site.now());
  const topics = createTopics();
  for (let number = 0; number < subscriptionCount; number += 1) {
    const topic = topics[number % filterCount];
    const subscription = { topic, frequency: 'daily', lang: 'en', state: 'active', created_at: at };
    site.put({ [`subscriptions/s${number}`]: { ...subscription, subscriber: `a${number}` } });
  }
  for (const topic of topics)
    site.put({ [`filters/${toFilterId(topic)}`]: { topic, count: subscriptionCount / filterCount } });
  site.put({ 'alert_state/filters': { changed_at: at } });
  await site.run();
  const take = () => {
    const { documents } = site.reads;
    const byCollection = { ...site.reads.byCollection };
    site.reads.documents = 0;
    site.reads.byCollection = {};
    return { documents, byCollection };
  };
  take();

  // If nothing has changed, each run reads only the change tokens and its own state.
  site.pass(1);
  await site.run();
  const unchanged = take();
  expect(Object.keys(unchanged.byCollection).filter((name) => !['changes', 'alert_state'].includes(name))).toEqual([]);

  // For items that match no topic, each item and each topic is read once, but no subscription.
  for (let number = 0; number < itemCount; number += 1)
    site.publish('opportunity', `none${number}`, { type: 'job', eligibleCountries: ['MU'], themes: ['education'] });
  site.pass(1);
  const start = performance.now();
  await site.run();
  const time = performance.now() - start;
  const unmatched = take();
  const [counts] = site.counts;
  expect(counts).toEqual({ items: itemCount, filters: filterCount, evaluations: itemCount * filterCount, matches: 0 });
  expect(counts?.evaluations).toBeLessThanOrEqual(100_000);
  expect(unmatched.byCollection).toMatchObject({ opportunities: itemCount, filters: filterCount });
  expect(unmatched.byCollection['subscriptions'] ?? 0).toBe(0);

  // For an item that matches one topic, the subscriptions of this topic are read, and no topic is read again.
  site.pass(1);
  site.publish('opportunity', 'match', {
    type: 'grant',
    eligibleCountries: ['AO'],
    themes: ['artificial-intelligence'],
  });
  site.pass(1);
  await site.run();
  const matched = take();
  const matches = site.counts.at(-1)?.matches ?? 0;
  const perFilter = subscriptionCount / filterCount;
  expect(matches).toBeGreaterThan(0);
  expect(matched.byCollection['subscriptions']).toBe(matches * perFilter);
  expect(matched.byCollection['filters'] ?? 0).toBe(0);
  process.stdout.write(
    `${JSON.stringify({ subscriptionCount, filterCount, itemCount, unchanged, unmatched, milliseconds: Math.round(time), matches, matched }, undefined, 1)}\n`,
  );
}, 300_000);
