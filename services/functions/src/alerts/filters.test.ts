/** @jest-environment node */
import { startAlerts } from '../testing/startAlerts';
import { startFollowing } from '../testing/startFollowing';
import { updateFilters } from './filters';
import { matchAlerts } from './matchAlerts';

describe('the filter of a topic', () => {
  const toFollow = (topic: string) => ({ topic, frequency: 'daily', lang: 'en', state: 'active', uid: 'kofi' });

  test('exists once while the topic has followers, whatever the order and repetition of events', async () => {
    const site = startAlerts();
    const write = (id: string, fields?: object) =>
      site.administrator.commit([
        fields
          ? { path: `subscriptions/${id}`, fields: { ...fields } }
          : { path: `subscriptions/${id}`, deleted: true },
      ]);
    await write('s1', toFollow('articles'));
    await write('s2', toFollow('articles'));
    await write('s2', toFollow('events'));
    await write('s3', toFollow('products'));
    await write('s3');
    const events = site.takeEvents();
    for (const event of [...events].reverse()) await updateFilters(event, site.administrator);
    for (const event of [...events, ...events]) await updateFilters(event, site.administrator);
    const filters = Object.values(site.list('filters')).map(({ topic, count }) => [topic, count]);
    expect(filters.sort()).toEqual([
      ['articles', 1],
      ['events', 1],
    ]);
  });

  test('remains if one follower leaves while another begins', async () => {
    const site = startAlerts();
    await site.administrator.commit([{ path: 'subscriptions/s1', fields: toFollow('articles') }]);
    for (const event of site.takeEvents()) await updateFilters(event, site.administrator);
    await site.administrator.commit([{ path: 'subscriptions/s1', deleted: true }]);
    const events = site.takeEvents();
    // The second member follows the topic after the first event was counted, but before the count is committed.
    let isFirst = true;
    const racing: typeof site.administrator = {
      ...site.administrator,
      commit: async (writes) => {
        if (isFirst) {
          isFirst = false;
          await site.administrator.commit([{ path: 'subscriptions/s2', fields: toFollow('articles') }]);
          for (const event of site.takeEvents().filter(({ path }) => path === 'subscriptions/s2'))
            await updateFilters(event, site.administrator);
        }
        return site.administrator.commit(writes);
      },
    };
    for (const event of events) await updateFilters(event, racing);
    expect(Object.values(site.list('filters')).map(({ topic, count }) => [topic, count])).toEqual([['articles', 1]]);
  });

  test('finds an item even if the event of the subscription arrives later', async () => {
    const site = await startFollowing();
    await site.follow({ topic: 'events' });
    await site.follow({ topic: 'articles' }).catch(() => undefined);
    await site.administrator.commit([
      {
        path: 'subscriptions/late',
        fields: {
          ...toFollow('products'),
          uid: 'kofi',
          channels: ['site'],
          frequency: 'immediately',
          created_at: new Date(site.now()),
        },
      },
    ]);
    site.addMember('kofi');
    site.pass(1);
    site.publish('product', 'p1');
    site.pass(1);
    await site.run();
    expect(site.list('notifications')).toEqual({});
    site.pass(30);
    await site.deliverEvents();
    await site.run();
    expect(Object.values(site.list('notifications'))).toEqual([expect.objectContaining({ item_id: 'p1' })]);
  });
});

test('matches that concurrent runs find are all recorded, so that no topic finds an item again', async () => {
  const site = await startFollowing();
  await site.follow({ topic: 'articles' });
  site.publish('article', 'a1');
  const at = site.now();
  const follower = site.addAddress('sena@example.org');
  const isRecord = (path: string) => path.startsWith('alert_items/');
  // Another run, which knows one more topic, records its matches after the first run has read the records.
  const administrator: typeof site.administrator = {
    ...site.administrator,
    read: async (paths) => {
      const documents = await site.administrator.read(paths);
      if (paths.some(isRecord)) {
        await site.follow({ subscriber: follower, topic: 'articles?lang=en', created_at: new Date(at - 1) });
        await site.run();
      }
      return documents;
    },
  };
  const event = { time: new Date(at + 60_000).toISOString() };
  await matchAlerts(administrator, { reader: site.reader })(event).catch(() => undefined);
  expect(site.get('alert_items/articles_a1')?.['filters']).toHaveLength(2);
});
