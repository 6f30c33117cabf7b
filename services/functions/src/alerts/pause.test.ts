/** @jest-environment node */
import { runFor, startFollowing } from '../testing/startFollowing';

const pause = (paused: boolean) => ({ fields: { paused }, mask: ['paused'] });

async function startPaused(frequency: string) {
  const site = await startFollowing();
  site.addMember('kofi');
  const channels = ['site', 'email'];
  await site.follow({ subscriber: undefined, uid: 'kofi', topic: 'articles', channels, frequency });
  await site.follow({ topic: 'articles', frequency });
  const setPaused = (paused: boolean) =>
    site.administrator.commit(
      ['alert_settings/kofi', `subscribers/${site.zuri}`].map((path) => ({ path, ...pause(paused) })),
    );
  const notified = () => Object.values(site.list('notifications')).map(({ item_id: id }) => id);
  const publish = async (id: string, hours = 1) => {
    site.publish('article', id);
    await runFor(site, hours);
  };
  return { ...site, setPaused, notified, publish };
}

test('a pause stops emails, but not notifications on the site', async () => {
  const site = await startPaused('immediately');
  await site.setPaused(true);
  await site.publish('a1');
  expect(site.sent).toEqual([]);
  expect(site.notified()).toEqual(['a1']);
});

test('emails that were due during the pause are not sent later, not even with items of the same day', async () => {
  const site = await startPaused('immediately');
  await site.setPaused(true);
  await site.publish('a1');
  await site.setPaused(false);
  await site.publish('a2');
  expect(site.received()).toEqual([[['articles', 'a2']], [['articles', 'a2']]]);
  expect(site.notified().sort()).toEqual(['a1', 'a2']);
});

test('a weekly email after the pause contains the whole week', async () => {
  const site = await startPaused('weekly');
  await site.publish('a1', 24);
  await site.setPaused(true);
  await site.publish('a2', 24);
  await site.setPaused(false);
  await site.publish('a3', 24);
  await runFor(site, 24 * 6);
  expect(site.received()).toEqual([[['articles', 'a1', 'a2', 'a3']], [['articles', 'a1', 'a2', 'a3']]]);
});
