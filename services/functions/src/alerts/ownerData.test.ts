/** @jest-environment node */
import { startActions } from '../testing/startActions';
import { secret } from '../testing/startAlerts';
import { toSubscriberId } from './tokens';

const zuri = toSubscriberId('zuri@example.org', secret);

test('an address can be exported, and its deletion deletes everything about it', async () => {
  const { confirm, call, publish, run, pass, list, follow: add, administrator } = startActions();
  await run();
  const token = await confirm({ frequency: 'immediately' });
  await add('other', { uid: 'amina', topic: 'events', channels: ['site'] });
  pass(300);
  publish('article', 'a1');
  pass(1);
  await run();
  const exported = await call('export-subscriber', { token });
  expect(exported.json).toMatchObject({
    settings: { email: 'zuri@example.org' },
    subscriptions: [{ topic: 'articles' }],
  });
  expect(exported.json['emails']).toHaveLength(2);
  await administrator.commit([{ path: 'alert_due/x', fields: { owner: { subscriber: zuri } } }]);
  await call('forget-subscriber', { token });
  for (const name of ['subscribers', 'mail', 'alert_due', 'alert_owners']) expect(list(name)).toEqual({});
  expect(Object.keys(list('subscriptions'))).toEqual(['other']);
});

test('a member exports only the emails of their own account', async () => {
  const { call, addMember, follow: add, publish, run, pass } = startActions();
  await run();
  for (const uid of ['kofi', 'amina']) {
    addMember(uid);
    await add(uid, { uid, topic: 'articles', channels: ['email'] });
  }
  await run();
  pass(1);
  publish('article', 'a1');
  pass(1);
  await run();
  const { status, json } = await call('export-emails', {}, { headers: { authorization: 'Bearer token-of-kofi' } });
  expect([status, json]).toEqual([200, { emails: [expect.objectContaining({ to: { uid: 'kofi' }, state: 'sent' })] }]);
  expect((await call('export-emails', {})).status).toBe(401);
});
