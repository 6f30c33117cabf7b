/** @jest-environment node */
import { createBackgroundWork } from '../createBackgroundWork';
import { runFor, startFollowing } from '../testing/startFollowing';
import { article } from '../testing/startSite';
import { maxPerDay } from './mailNotification';

describe('notifications by email', () => {
  const at = new Date('2026-11-25T08:00:00Z');
  const approved = { uid: 'kofi', topic: 'content', event: 'approved', read: false, created_at: at, title: 'A title' };
  const item = { item_kind: 'article', item_id: 'one' };

  async function notify(settings: object, fields: object) {
    const site = await startFollowing();
    site.addMember('kofi', settings);
    site.put({ 'articles/one': article() });
    await site.administrator.commit([{ path: 'notifications/n1', fields: { ...approved, ...fields } }]);
    const { triggers } = createBackgroundWork(site.administrator, {
      site: 'https://site.example',
      reader: site.reader,
    });
    for (const event of site.takeEvents().filter(({ path }) => path === 'notifications/n1'))
      for (let count = 0; count < 2; count += 1) await triggers.notificationWritten.run(event);
    await runFor(site, 1);
    return site.sent.map(({ request }) => request);
  }

  const on = { email: { account: true, content: true, deadlines: true } };

  test('a member who has chosen emails receives each decision once, with a link to the item', async () => {
    const requests = await notify(on, item);
    expect(requests).toEqual([
      expect.objectContaining({
        template: 'notification',
        parameters: { event: 'approved', topic: 'content', title: 'A title', path: '/articles/one' },
      }),
    ]);
    expect(requests[0]?.unsubscribeUrl).toContain('/api/actions/unsubscribe?token=');
  });

  test('a member receives at most 20 emails a day, each only once, and other members receive theirs', async () => {
    const site = await startFollowing();
    const { triggers } = createBackgroundWork(site.administrator, {
      site: 'https://site.example',
      reader: site.reader,
    });
    const write = async (uid: string, id: string, time: Date) => {
      const path = `notifications/${id}`;
      await site.administrator.commit([{ path, fields: { ...approved, uid, created_at: time } }]);
      for (const event of site.takeEvents().filter((each) => each.path === path))
        for (let delivery = 0; delivery < 2; delivery += 1) await triggers.notificationWritten.run(event);
    };
    for (const uid of ['kofi', 'zuri']) site.addMember(uid, on);
    for (let count = 0; count < maxPerDay + 5; count += 1) {
      await write('kofi', `today-${count}`, at);
      // Sent emails count as well.
      if (count === maxPerDay / 2) await runFor(site, 1);
    }
    await write('zuri', 'other', at);
    await write('kofi', 'tomorrow', new Date('2026-11-26T08:00:00Z'));
    await runFor(site, 1);
    const addresses = site.sent.map(({ to }) => to);
    expect(addresses.filter((to) => to === 'kofi@example.org')).toHaveLength(maxPerDay + 1);
    expect(addresses.filter((to) => to === 'zuri@example.org')).toHaveLength(1);
  });

  test.each([
    ['who has not chosen it', {}, item],
    ['because reminders have their own email', on, { topic: 'deadlines', event: 'reminder' }],
    ['because new items have their own email', on, { topic: 'deadlines', event: 'new_items', count: 1 }],
  ])('a member %s receives no email', async (_, settings, fields) => {
    expect(await notify(settings, fields)).toEqual([]);
  });
});
