/** @jest-environment node */
import { createBackgroundWork } from '../createBackgroundWork';
import type { MailMessage, MailResult, MailTransport } from '../mail/MailTransport';
import { secret } from '../testing/startAlerts';
import { runFor, startFollowing } from '../testing/startFollowing';
import { countMail } from './mailStats';
import { deleteOwnerData } from './ownerData';
import { sendMail } from './sendMail';
import { toSubscriberId } from './tokens';

describe('sending', () => {
  const withAnswers = async (...answers: readonly (MailResult | undefined)[]) => {
    const queue = [...answers];
    const times: string[] = [];
    const messages: MailMessage[] = [];
    const site = await startFollowing({
      answer: (message) => {
        times.push(new Date(site.now()).toISOString());
        messages.push(message);
        return queue.shift();
      },
    });
    await site.follow({ topic: 'articles' });
    site.publish('article', 'a1');
    return { ...site, times, messages };
  };

  test('is repeated with longer and longer pauses, always with the same message', async () => {
    const refused = { status: 'temporary', reason: '451' } as const;
    const site = await withAnswers(refused, refused, refused);
    for (let minutes = 0; minutes < 90; minutes += 1) {
      site.pass(1);
      await site.run();
    }
    const minutes = site.times.map((time) => (Date.parse(time) - Date.parse(site.times[0] ?? '')) / 60_000);
    expect(minutes).toEqual([0, 1, 6, 21]);
    expect(new Set(site.messages.map((message) => JSON.stringify(message))).size).toBe(1);
    expect(site.sent).toHaveLength(1);
  });

  test('ends after a day of refusals', async () => {
    const site = await withAnswers(
      ...Array.from({ length: 20 }, () => ({ status: 'temporary', reason: '451' }) as const),
    );
    await runFor(site, 24 * 3);
    expect(site.times).toHaveLength(8);
    expect(Object.values(site.list('mail'))).toEqual([expect.objectContaining({ state: 'failed', reason: '451' })]);
    expect(
      Object.values(site.list('mail_stats'))
        .map(({ failed }) => failed)
        .filter(Boolean),
    ).toEqual([1]);
  });

  test('stops for an address that does not exist', async () => {
    const site = await withAnswers({ status: 'permanent', reason: '550' });
    await runFor(site, 1);
    site.publish('article', 'a2');
    await runFor(site, 30);
    expect([site.times.length, site.sent]).toEqual([1, []]);
    expect(site.get(`subscribers/${site.zuri}`)).toMatchObject({ state: 'stopped', bounces: 1 });
    expect(site.get('mail_stats/2026-11-25')).toMatchObject({ bounced: 1 });
  });

  test('stops for a member whose address does not exist, until the member has another address', async () => {
    const site = await startFollowing({
      answer: ({ to }) => (to === 'kofi@example.org' ? { status: 'permanent', reason: '550' } : undefined),
    });
    site.addMember('kofi');
    await site.follow({ subscriber: undefined, uid: 'kofi', topic: 'articles', channels: ['email'] });
    for (const id of ['a1', 'a2']) {
      site.publish('article', id);
      await runFor(site, 1);
    }
    expect(site.get(`subscribers/${toSubscriberId('kofi@example.org', secret)}`)).toEqual(
      expect.not.objectContaining({ email: expect.anything() as unknown }),
    );
    site.people['kofi'] = { email: 'New.Kofi@Example.org', customAttributes: '{}', emailVerified: true };
    site.publish('article', 'a3');
    await runFor(site, 1);
    expect(site.sent.map(({ to }) => to)).toEqual(['new.kofi@example.org']);
  });

  test('waits while the operators have stopped it, and loses nothing', async () => {
    const site = await withAnswers();
    site.put({ 'settings/mail': { stopped: true } });
    await runFor(site, 5);
    expect(site.times).toEqual([]);
    expect(await countMail(site)).toEqual({ queued: 1 });
    site.put({ 'settings/mail': { stopped: false } });
    await runFor(site, 1);
    expect(site.sent).toHaveLength(1);
    expect(await countMail(site)).toEqual({ queued: 0 });
  });

  test.each([
    ['has not confirmed the address', { emailVerified: false }],
    ['is disabled', { disabled: true }],
  ])('leaves out a member who %s', async (_, change) => {
    const site = await startFollowing();
    site.addMember('kofi');
    Object.assign(site.people['kofi'] ?? {}, change);
    await site.follow({ subscriber: undefined, uid: 'kofi', topic: 'articles', channels: ['email'] });
    site.publish('article', 'a1');
    await runFor(site, 2);
    expect(site.sent).toEqual([]);
  });

  test('deletes the content of emails that were sent, and everything after 30 days', async () => {
    const site = await withAnswers();
    await runFor(site, 1);
    expect(Object.values(site.list('mail')).map((mail) => 'parameters' in mail)).toEqual([false]);
    const { schedules } = createBackgroundWork(site.administrator, {
      site: 'https://site.example',
      reader: site.reader,
    });
    site.pass(29 * 24 * 60);
    await schedules.deleteOldMail.run({ time: new Date(site.now()).toISOString() });
    expect(Object.keys(site.list('mail'))).toHaveLength(1);
    site.pass(32 * 24 * 60);
    await schedules.deleteOldMail.run({ time: new Date(site.now()).toISOString() });
    for (const name of ['mail', 'digests', 'alert_items', 'alert_owners', 'alert_due'])
      expect(site.list(name)).toEqual({});
    expect(Object.keys(site.list('subscribers'))).toEqual([site.zuri]);
  });

  test('leases an email from the time of the request on, even if the event is delivered late', async () => {
    let lease: unknown;
    const site = await startFollowing({
      answer: () => {
        lease = Object.values(site.list('mail'))[0]?.['not_before'];
        return undefined;
      },
    });
    await site.follow({ topic: 'articles' });
    site.publish('article', 'a1');
    site.pass(1);
    const event = { time: new Date(site.now()).toISOString() };
    await site.jobs().match(event);
    await site.jobs().compose(event);
    site.pass(15);
    await sendMail(site.administrator, { ...site.mail, now: site.now })(event);
    expect(site.sent).toHaveLength(1);
    expect(lease).toEqual(new Date(site.now() + 10 * 60_000));
  });

  test.each([
    ['is sent', undefined],
    ['bounces', { status: 'permanent', reason: '550' }],
    ['is deferred', { status: 'temporary', reason: '451' }],
  ] as const)('stores nothing about an address that is deleted while its email %s', async (_, result) => {
    const site = await startFollowing();
    const transport: MailTransport = {
      send: async () => {
        await deleteOwnerData({ subscriber: site.zuri }, site.administrator);
        return result ?? { status: 'sent' };
      },
    };
    await site.follow({ topic: 'articles' });
    site.publish('article', 'a1');
    site.pass(1);
    const event = { time: new Date(site.now()).toISOString() };
    await site.jobs().match(event);
    await site.jobs().compose(event);
    await sendMail(site.administrator, { ...site.mail, transport, now: () => 0 })(event);
    expect([site.list('mail'), site.list('subscribers')]).toEqual([{}, {}]);
  });
});
