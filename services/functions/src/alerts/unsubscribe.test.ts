/** @jest-environment node */
import { startActions } from '../testing/startActions';
import { secret } from '../testing/startAlerts';
import { site as origin } from '../testing/startSite';
import { signToken } from './tokens';

describe('unsubscribing', () => {
  const oneClick = { 'List-Unsubscribe': 'One-Click' };

  async function receive(more: object = {}) {
    const site = startActions();
    await site.run();
    const token = await site.confirm({ frequency: 'immediately', ...more });
    site.pass(300);
    site.publish('article', 'a1');
    site.pass(1);
    await site.run();
    const url = new URL(site.sent.at(-1)?.request.unsubscribeUrl ?? 'https://none.example');
    return { ...site, token, path: url.href.slice(`${origin}/api/actions/`.length) };
  }

  test('one click in a mail program ends the subscription without signing in, from any origin', async () => {
    const { call, path, read, token, get, publish, pass, run, sent } = await receive();
    const answer = await call(path, oneClick, { form: true, headers: { origin: 'https://mail.example' } });
    expect([answer.status, answer.location]).toEqual([200, null]);
    expect((await read(token))['subscriptions']).toEqual([]);
    expect(get('mail_stats/2026-11-25')).toMatchObject({ unsubscribed: 1 });
    publish('article', 'a2');
    pass(1);
    await run();
    expect(sent).toHaveLength(2);
    expect((await call(path, oneClick, { form: true })).status).toBe(200);
    expect(get('mail_stats/2026-11-25')).toMatchObject({ unsubscribed: 1 });
  });

  test('opening the link changes nothing and leads to the page', async () => {
    const { call, path, read, token } = await receive();
    const answer = await call(path, {}, { method: 'GET' });
    expect([answer.status, answer.location?.startsWith('/subscriptions?token=')]).toEqual([303, true]);
    expect((await read(token))['subscriptions']).toHaveLength(1);
    const shown = await read(new URLSearchParams(path.split('?')[1]).get('token') ?? '');
    expect(shown).toMatchObject({ purpose: 'stop', email: 'z…@example.org', subscriptions: [{ topic: 'articles' }] });
  });

  test('a form unsubscribes without JavaScript', async () => {
    const { call, path, read, token } = await receive();
    const headers = { referer: `${origin}/fr/subscriptions?token=x` };
    const answer = await call(path, {}, { form: true, headers });
    const shown = new URLSearchParams({ token: path.split('token=')[1] ?? '', done: 'unsubscribed' });
    expect([answer.status, answer.location]).toEqual([303, `/fr/subscriptions?${shown.toString()}`]);
    expect((await read(token))['subscriptions']).toEqual([]);
  });

  test('a page without JavaScript shows that a link is not valid, and mail programs receive the error', async () => {
    const { call } = startActions();
    const page = await call(
      'unsubscribe?token=x',
      {},
      { form: true, headers: { referer: `${origin}/fr/subscriptions` } },
    );
    expect([page.status, page.location]).toEqual([303, '/fr/subscriptions?token=x&error=link-invalid']);
    expect((await call('unsubscribe?token=x', oneClick, { form: true })).status).toBe(403);
  });

  test('an email that waits is not sent after the subscription ended', async () => {
    const { call, path, publish, pass, run, sent, jobs, now, list, deliverEvents } = await receive();
    publish('article', 'a2');
    pass(1);
    await deliverEvents();
    const event = { time: new Date(now()).toISOString() };
    await jobs().match(event);
    await jobs().compose(event);
    await call(path, oneClick, { form: true });
    await run();
    expect(sent).toHaveLength(2);
    expect(Object.values(list('mail')).map(({ state, reason }) => [state, reason])).toContainEqual([
      'failed',
      'unsubscribed',
    ]);
  });

  test('a waiting email with several topics is not sent after all of them have ended', async () => {
    const { confirm, call, read, publish, pass, run, sent, list, put } = startActions();
    await run();
    await confirm({ frequency: 'immediately' });
    pass(20);
    const token = await confirm({ frequency: 'immediately', topic: 'events' });
    pass(300);
    put({ 'settings/mail': { stopped: true } });
    publish('article', 'a1');
    publish('event', 'e1', { startsAt: new Date('2026-12-10T00:00:00Z'), endsAt: new Date('2026-12-11T00:00:00Z') });
    pass(1);
    await run();
    const { subscriptions } = await read(token);
    for (const { id } of subscriptions as readonly { readonly id: string }[])
      await call('change-subscription', { token, id, deleted: true });
    put({ 'settings/mail': { stopped: false } });
    await run();
    expect(sent).toHaveLength(2);
    expect(Object.values(list('mail')).map(({ reason }) => reason)).toContain('unsubscribed');
  });

  test.each([['follow', 's1', { channels: ['site'] }, 's2', { state: 'paused' }]] as const)(
    'a member stops emails of followed topics, but not notifications',
    async (kind, both, active, single, paused) => {
      const { call, addMember, follow: add, get, now } = startActions();
      addMember('kofi');
      await add('s1', { uid: 'kofi', topic: 'articles', channels: ['site', 'email'] });
      await add('s2', { uid: 'kofi', topic: 'events', channels: ['email'] });
      const token = signToken({ p: 'stop', u: 'kofi', scope: { kind } }, { secret, now: now() });
      await call(`unsubscribe?token=${token}`, oneClick, { form: true });
      expect(get(`subscriptions/${both}`)).toMatchObject({ state: 'active', ...active });
      expect(get(`subscriptions/${single}`)).toMatchObject(paused);
    },
  );

  test.each([true, false])('a member stops emails of a topic of notifications (settings exist: %s)', async (exist) => {
    const { call, addMember, get, put, now, administrator } = startActions();
    addMember('kofi', { email: { account: true, content: true, deadlines: true }, lang: 'fr' });
    if (!exist) await administrator.commit([{ path: 'alert_settings/kofi', deleted: true }]);
    put({});
    const token = signToken({ p: 'stop', u: 'kofi', scope: { kind: 'deadlines' } }, { secret, now: now() });
    await call(`unsubscribe?token=${token}`, oneClick, { form: true });
    const email = exist ? { account: true, content: true } : { account: false, content: false };
    expect(get('alert_settings/kofi')).toMatchObject({ uid: 'kofi', email: { ...email, deadlines: false } });
  });
});
