/** @jest-environment node */
import { createBackgroundWork } from '../createBackgroundWork';
import { follow, startActions } from '../testing/startActions';
import { secret, startAlerts } from '../testing/startAlerts';
import { runFor, startFollowing } from '../testing/startFollowing';
import { toMailWrite } from './mailQueue';
import { deleteSubscriptions } from './manageSubscriptions';
import { signToken, toSubscriberId } from './tokens';

const zuri = toSubscriberId('zuri@example.org', secret);
const path = `subscribers/${zuri}`;
const day = 24 * 60;

type Site = Pick<ReturnType<typeof startActions>, 'administrator' | 'reader' | 'now'>;

const deleteOld = ({ administrator, reader, now }: Site) =>
  createBackgroundWork(administrator, { site: 'https://site.example', reader }).schedules.deleteOldMail.run({
    time: new Date(now()).toISOString(),
  });

/** Returns an administrator that runs `work` after the first search for subscriptions. */
function interrupt({ administrator }: Site, work: () => Promise<unknown>): Site['administrator'] {
  let pending: (() => Promise<unknown>) | undefined = work;
  return {
    ...administrator,
    find: async (...query) => {
      const matches = await administrator.find(...query);
      const next = pending;
      pending = undefined;
      await next?.();
      return matches;
    },
  };
}

test('an address that was not confirmed is deleted with the emails to it', async () => {
  const site = startActions();
  await site.request();
  site.pass(6 * day);
  await deleteOld(site);
  expect(site.get(path)).toBeDefined();
  site.pass(2 * day);
  await deleteOld(site);
  expect([site.list('subscribers'), site.list('mail')]).toEqual([{}, {}]);
});

test('a new link postpones the deletion of an address, because the link would not work without it', async () => {
  const site = startActions();
  await site.request();
  site.pass(6 * day);
  const token = await site.request();
  site.pass(2 * day);
  await deleteOld(site);
  expect((await site.call('confirm-subscription', { token })).status).toBe(200);
});

describe('an address that has bounced', () => {
  async function startBounced() {
    const site = await startFollowing({ answer: () => ({ status: 'permanent', reason: 'EENVELOPE 550' }) });
    await site.follow({ topic: 'articles' });
    await site.follow({ topic: 'events' });
    site.publish('article', 'a1');
    await runFor(site, 1);
    expect(site.get(path)).toMatchObject({ state: 'stopped', bounces: 1 });
    return site;
  }

  test('is deleted after 30 days with everything that belongs to it', async () => {
    const site = await startBounced();
    await site.follow({ subscriber: undefined, uid: 'amina', topic: 'events', channels: ['site'] }, 'of-amina');
    site.pass(29 * day);
    await deleteOld(site);
    expect(Object.keys(site.list('subscriptions'))).toHaveLength(3);
    site.pass(2 * day);
    await deleteOld(site);
    for (const name of ['subscribers', 'mail', 'alert_due', 'alert_owners']) expect(site.list(name)).toEqual({});
    expect(Object.keys(site.list('subscriptions'))).toEqual(['of-amina']);
  });

  test('stays with its subscriptions if its owner confirms it during the deletion', async () => {
    const site = await startBounced();
    site.pass(31 * day);
    const administrator = interrupt(site, () =>
      site.administrator.commit([{ path, fields: { state: 'confirmed' }, mask: ['state', 'delete_at'] }]),
    );
    await deleteOld({ ...site, administrator });
    expect(Object.keys(site.list('subscriptions'))).toHaveLength(2);
  });

  test('before its confirmation is deleted when its link expires', async () => {
    const site = startAlerts({ answer: () => ({ status: 'permanent', reason: 'EENVELOPE 550' }) });
    const at = new Date(site.now());
    const deletion = new Date(site.now() + 7 * day * 60_000);
    site.put({ [path]: { email: 'zuri@example.org', state: 'unconfirmed', delete_at: deletion } });
    const parameters = { topic: 'articles', link: 'https://site.example/subscriptions' };
    const to = { subscriber: zuri };
    await site.administrator.commit([
      toMailWrite({ key: ['confirm'], to, lang: 'en', template: 'confirm', parameters, notBefore: at, at }),
    ]);
    await site.run();
    expect(site.get(path)).toMatchObject({ state: 'stopped', delete_at: deletion });
  });

  test('receives no confirmation, and requests do not postpone its deletion', async () => {
    const site = startActions();
    const deletion = new Date(site.now() + 60_000);
    site.put({ [path]: { email: 'zuri@example.org', state: 'stopped', delete_at: deletion } });
    expect((await site.call('follow-by-email', follow)).status).toBe(200);
    await site.run();
    expect(site.sent).toEqual([]);
    expect(Object.values(site.list('mail'))).toEqual([expect.objectContaining({ state: 'failed', reason: 'stopped' })]);
    expect(site.get(path)).toMatchObject({ delete_at: deletion });
  });
});

describe('concurrent changes', () => {
  async function startTwo() {
    const site = startActions();
    await site.confirm();
    site.pass(20);
    await site.confirm({ topic: 'events' });
    return { ...site, ids: Object.keys(site.list('subscriptions')) };
  }

  test('an address that confirms a topic while its last subscription ends is not deleted', async () => {
    const site = await startTwo();
    site.pass(20);
    const token = await site.request({ topic: 'products' });
    const administrator = interrupt(site, () => site.call('confirm-subscription', { token }));
    await deleteSubscriptions(zuri, (id) => site.ids.includes(id), { administrator, now: site.now });
    expect(Object.keys(site.list('subscriptions'))).toHaveLength(1);
    expect(site.get(path)).not.toHaveProperty('delete_at');
  });

  test('an address whose last two subscriptions end at the same time is deleted a month later', async () => {
    const site = await startTwo();
    const [first, second] = site.ids;
    const { administrator, now } = site;
    const interrupted = interrupt(site, () => deleteSubscriptions(zuri, (id) => id === second, { administrator, now }));
    await deleteSubscriptions(zuri, (id) => id === first, { administrator: interrupted, now });
    expect(site.list('subscriptions')).toEqual({});
    expect(site.get(path)).toHaveProperty('delete_at');
  });
});

test('a second click on the link that switches off emails is not counted', async () => {
  const site = startActions();
  site.addMember('kofi', { email: { account: true, content: true, deadlines: true } });
  const content = { p: 'stop', u: 'kofi', scope: { kind: 'deadlines' } } as const;
  const token = signToken(content, { secret, now: site.now() });
  for (let count = 0; count < 2; count += 1) await site.call(`unsubscribe?token=${token}`, {}, { form: true });
  expect(site.get('mail_stats/2026-11-25')).toMatchObject({ unsubscribed: 1 });
});
