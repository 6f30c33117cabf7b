/** @jest-environment node */
import { follow, startActions } from '../testing/startActions';
import { secret } from '../testing/startAlerts';
import { site as origin } from '../testing/startSite';
import { confirmationLimits, followLimits } from './followByEmail';
import { normalizeAddress, readToken, signToken, toSubscriberId } from './tokens';

const zuri = toSubscriberId('zuri@example.org', secret);

test('an address follows a topic only after its confirmation, and shows, changes and deletes its subscriptions', async () => {
  const { request, call, read, list, sent } = startActions();
  const link = await request();
  expect(sent.map(({ to, request: { template } }) => [to, template])).toEqual([['zuri@example.org', 'confirm']]);
  expect(list('subscriptions')).toEqual({});
  expect(await read(link)).toEqual({
    purpose: 'confirm',
    email: 'z…@example.org',
    pending: { topic: 'articles', frequency: 'daily' },
  });
  expect(list('subscriptions')).toEqual({});
  const confirmed = await call('confirm-subscription', { token: link });
  const token = String(confirmed.json['token']);
  const page = await read(token);
  const [subscription] = page['subscriptions'] as readonly { readonly id: string }[];
  expect(page).toMatchObject({
    email: 'z…@example.org',
    state: 'confirmed',
    lang: 'en',
    timezone: 'UTC',
    digestHour: 7,
  });
  expect(page['subscriptions']).toEqual([
    expect.objectContaining({ topic: 'articles', frequency: 'daily', state: 'active' }),
  ]);
  const id = subscription?.id ?? '';
  await call('change-subscription', { token, id, frequency: 'weekly', state: 'paused' });
  await call('change-subscriber', { token, lang: 'fr', digestHour: 9, digestDay: 5, paused: true });
  const changed = await read(token);
  expect(changed).toMatchObject({ lang: 'fr', digestHour: 9, digestDay: 5, paused: true });
  expect(changed['subscriptions']).toEqual([expect.objectContaining({ frequency: 'weekly', state: 'paused' })]);
  await call('change-subscription', { token, id, deleted: true });
  expect((await read(token))['subscriptions']).toEqual([]);
});

test('confirming twice creates one subscription', async () => {
  const { request, call, list } = startActions();
  const token = await request();
  for (let count = 0; count < 2; count += 1) await call('confirm-subscription', { token });
  expect(Object.keys(list('subscriptions'))).toHaveLength(1);
});

test('the answer is the same for new, known, limited and stopped addresses', async () => {
  const { call, confirm, put, pass } = startActions();
  const answers = [await call('follow-by-email', follow)];
  pass(11);
  await confirm({ email: 'sena@example.org' });
  answers.push(await call('follow-by-email', { ...follow, email: 'sena@example.org' }));
  put({
    [`subscribers/${toSubscriberId('kofi@example.org', secret)}`]: { email: 'kofi@example.org', state: 'stopped' },
  });
  answers.push(await call('follow-by-email', { ...follow, email: 'kofi@example.org' }));
  answers.push(await call('follow-by-email', follow));
  for (const answer of answers) expect(answer).toEqual({ status: 200, json: {}, location: null });
});

test('an address receives at most one confirmation in ten minutes and five a day, also under other spellings', async () => {
  const { call, run, sent, pass } = startActions();
  const emails = ['zuri@example.org', ' Zuri@Example.ORG ', 'ZURI@example.org'];
  for (let minutes = 0; minutes < 120; minutes += 2) {
    await call('follow-by-email', { ...follow, email: emails[minutes % 3] }, { ip: `192.0.2.${minutes}` });
    pass(2);
  }
  await run();
  expect(sent).toHaveLength(confirmationLimits.perDay);
  expect(new Set(sent.map(({ to }) => to))).toEqual(new Set(['zuri@example.org']));
});

test('concurrent requests for an address send one confirmation', async () => {
  const { call, run, sent } = startActions();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, number) => call('follow-by-email', follow, { ip: `192.0.2.${number}` })),
  );
  await run();
  expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
  expect(sent).toHaveLength(1);
});

test('requests of an IP address are limited per day, and the error says when to try again', async () => {
  const { call } = startActions();
  const statuses: number[] = [];
  for (let count = 0; count <= followLimits.ofAddress; count += 1)
    statuses.push((await call('follow-by-email', { ...follow, email: `a${count}@example.org` })).status);
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  expect((await call('follow-by-email', follow, { ip: '192.0.2.99' })).status).toBe(200);
});

test('a request for a known address does not change its settings', async () => {
  const { call, confirm, read, pass } = startActions();
  const token = await confirm();
  pass(20);
  await call('follow-by-email', { ...follow, lang: 'ar', timezone: 'Africa/Cairo' });
  expect(await read(token)).toMatchObject({ lang: 'en', timezone: 'UTC' });
});

test('no URL and no document contains an address, except the document of the address itself', async () => {
  const { confirm, paths, list, publish, run, pass, sent } = startActions();
  await run();
  await confirm({ frequency: 'immediately' });
  pass(300);
  publish('article', 'a1');
  pass(1);
  await run();
  expect(sent).toHaveLength(2);
  expect(paths().filter((path) => path.includes('zuri'))).toEqual([]);
  const collections = [...new Set(paths().map((path) => path.split('/')[0] ?? ''))];
  const holding = collections.filter((name) => JSON.stringify(list(name)).includes('zuri'));
  expect(holding).toEqual(['subscribers']);
  for (const { request } of sent) expect(JSON.stringify(request)).not.toContain('zuri');
});

describe('links', () => {
  const now = Date.parse('2026-11-25T08:00:00Z');
  const manage = signToken({ p: 'manage', s: zuri }, { secret, now });

  test.each([
    ['an empty token', ''],
    ['a token of another secret', signToken({ p: 'manage', s: zuri }, { secret: 'another', now })],
    ['a token without a signature', manage.split('.')[0] ?? ''],
    ['a token with an empty signature', `${manage.split('.')[0] ?? ''}.`],
    [
      'a token with a changed content',
      `${Buffer.from(JSON.stringify({ p: 'manage', s: 'f'.repeat(32), e: 9e9 })).toString('base64url')}.${manage.split('.')[1] ?? ''}`,
    ],
    ['a token with a longer signature', `${manage}AA`],
    ['a token with a further part', `${manage}.x`],
    ['an expired token', signToken({ p: 'manage', s: zuri }, { secret, now: now - 91 * 86_400_000 })],
    [
      'a token for confirming',
      signToken({ p: 'confirm', s: zuri, t: 'articles', f: 'daily', l: 'en' }, { secret, now }),
    ],
    ['a token for unsubscribing', signToken({ p: 'stop', s: zuri, scope: { kind: 'follow' } }, { secret, now })],
    ['a token of an unknown address', signToken({ p: 'manage', s: 'e'.repeat(32) }, { secret, now })],
    ['a token of a member', signToken({ p: 'stop', u: 'amina', scope: { kind: 'follow' } }, { secret, now })],
    ['a text that is not a token', '../../users/amina'],
  ])('%s changes nothing', async (_, token) => {
    const { call, list, addAddress } = startActions();
    addAddress('zuri@example.org');
    const before = JSON.stringify(list('subscribers'));
    for (const [name, more] of [
      ['change-subscription', { id: 'x', deleted: true }],
      ['change-subscriber', { paused: true }],
      ['forget-subscriber', {}],
      ['export-subscriber', {}],
    ] as const)
      expect((await call(name, { token, ...more })).status).toBe(403);
    expect(JSON.stringify(list('subscribers'))).toBe(before);
  });

  test('a link gives no access to the subscriptions of others', async () => {
    const { call, confirm, follow: add, get, addAddress } = startActions();
    const token = await confirm();
    const sena = addAddress('sena@example.org');
    await add('s1', { subscriber: sena, topic: 'events' });
    await add('s2', { uid: 'amina', topic: 'events', channels: ['email'] });
    for (const id of ['s1', 's2']) {
      expect((await call('change-subscription', { token, id, deleted: true })).status).toBe(404);
      expect((await call('change-subscription', { token, id, state: 'paused' })).status).toBe(404);
      expect(get(`subscriptions/${id}`)).toMatchObject({ state: 'active' });
    }
  });

  test('a confirmation does not work after the address was deleted', async () => {
    const { call, request, list } = startActions();
    const token = await request();
    const { json } = await call('confirm-subscription', { token });
    await call('forget-subscriber', { token: String(json['token']) });
    expect((await call('confirm-subscription', { token })).status).toBe(403);
    expect([list('subscribers'), list('subscriptions')]).toEqual([{}, {}]);
  });

  test('a token can be read only for its purpose', () => {
    expect(readToken(manage, ['manage'], { secret, now })).toMatchObject({ s: zuri });
    expect(readToken(manage, ['stop', 'confirm'], { secret, now })).toBeUndefined();
  });
});

describe('forms without JavaScript', () => {
  test('following a topic leads to the page in the language of the form', async () => {
    const { call, run, sent } = startActions();
    const answer = await call('follow-by-email', { ...follow, lang: 'sw', timezone: '' }, { form: true });
    expect([answer.status, answer.location]).toEqual([303, '/sw/subscriptions?sent=1']);
    await run();
    expect(sent[0]?.request).toMatchObject({ template: 'confirm', lang: 'sw' });
  });

  test('confirming, changing and deleting lead back to the page with its token', async () => {
    const { request, call, read } = startActions();
    const headers = { referer: `${origin}/ar/subscriptions` };
    const confirmed = await call('confirm-subscription', { token: await request() }, { form: true, headers });
    const query = new URLSearchParams(confirmed.location?.split('?')[1]);
    const token = query.get('token') ?? '';
    expect(confirmed.location?.startsWith('/ar/subscriptions?')).toBe(true);
    expect(query.get('done')).toBe('confirmed');
    const [{ id = '' } = {}] = (await read(token))['subscriptions'] as { id: string }[];
    await call('change-subscriber', { token, digestHour: 0, paused: 'true', lang: '' }, { form: true });
    expect(await read(token)).toMatchObject({ digestHour: 0, paused: true, lang: 'en' });
    await call('change-subscription', { token, id, deleted: 'true' }, { form: true });
    expect((await read(token))['subscriptions']).toEqual([]);
    const gone = await call('forget-subscriber', { token }, { form: true });
    expect(gone.location).toBe('/subscriptions?done=forgotten');
  });

  test.each([
    ['an invalid address', { email: 'zuri' }, 'invalid'],
    ['an unknown topic', { topic: 'users?uid=x' }, 'invalid'],
  ])('%s leads to the page with the error', async (_, more, error) => {
    const { call, list } = startActions();
    const sent = { ...follow, ...more };
    const answer = await call('follow-by-email', sent, { form: true });
    const shown = new URLSearchParams({ topic: sent.topic, error });
    expect([answer.status, answer.location]).toEqual([303, `/subscriptions?${shown.toString()}`]);
    expect(list('mail')).toEqual({});
  });
});

test.each([
  ['from another site', follow, { headers: { origin: 'https://evil.example' } }, 403],
  ['by a form of another site', follow, { form: true, headers: { origin: 'https://evil.example' } }, 403],
  ['as text', follow, { headers: { 'content-type': 'text/plain' } }, 415],
  ['without an address', { ...follow, email: undefined }, {}, 400],
  ['with two addresses', { ...follow, email: 'a@example.org, b@example.org' }, {}, 400],
  ['with a line break in the address', { ...follow, email: 'a@example.org\nBcc: b@example.org' }, {}, 400],
  ['with a host name only', { ...follow, email: 'a@localhost' }, {}, 400],
  ['with an IP address', { ...follow, email: 'a@127.0.0.1' }, {}, 400],
  ['with an address that is too long', { ...follow, email: `${'a'.repeat(64)}@${'b.'.repeat(120)}org` }, {}, 400],
  ['with an unknown topic', { ...follow, topic: 'users' }, {}, 400],
  ['with a topic of everything', { ...follow, topic: 'all' }, {}, 400],
  ['with an unknown frequency', { ...follow, frequency: 'hourly' }, {}, 400],
  ['with an unknown language', { ...follow, lang: 'de' }, {}, 400],
  ['with an invalid time zone', { ...follow, timezone: '../x' }, {}, 400],
  ['with too much text', { ...follow, topic: `articles?q=${'x'.repeat(20_000)}` }, {}, 413],
  ['with a number as the address', { ...follow, email: 5 }, {}, 400],
  ['with GET', follow, { method: 'GET' }, 405],
] as const)('a follow %s is refused and sends nothing', async (_, body, options, status) => {
  const { call, list } = startActions();
  expect((await call('follow-by-email', body, options)).status).toBe(status);
  expect([list('mail'), list('subscribers')]).toEqual([{}, {}]);
});

test('a site without a secret offers no subscriptions by email', async () => {
  const { call, list } = startActions({ alertsSecret: undefined });
  for (const name of ['follow-by-email', 'read-subscriptions', 'confirm-subscription'])
    expect((await call(name, { ...follow, token: 'x' })).status).toBe(503);
  expect(list('mail')).toEqual({});
});

test.each([
  ['a@example.org', 'a@example.org'],
  [' Zuri.O+news@Example.ORG ', 'zuri.o+news@example.org'],
  ['zuri@bücher.example', 'zuri@xn--bcher-kva.example'],
  ['a..b@example.org', undefined],
  ['.a@example.org', undefined],
  ['a b@example.org', undefined],
  ['a@example', undefined],
  ['a@exa_mple.org', undefined],
  ['"a"@example.org', undefined],
  ['a@b@example.org', undefined],
])('the address %j has the form %j', (text, expected) => {
  expect(normalizeAddress(text)).toBe(expected);
});
