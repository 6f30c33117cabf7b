import { getClientAddress } from '@adp/edge/address';
import { createAccounts } from '../testing/createAccounts';
import { article, site as origin, startSite, user } from '../testing/startSite';
import { createActions } from './createActions';
import { dailyLimits } from './dailyLimits';

const noon = Date.parse('2026-11-23T12:00:00Z');

function start({ now = () => noon } = {}) {
  const people = {
    root: { email: 'root@example.org', customAttributes: '{"role":"administrator"}' },
    kofi: { email: 'kofi@example.org', customAttributes: '{"role":"reviewer"}' },
    amina: { email: 'amina@example.org', customAttributes: '{"programmes":["apet"],"other":1}' },
  };
  const memory = startSite({ now });
  memory.put({
    ...user('amina'),
    ...user('root'),
    'usernames/amina': { uid: 'amina' },
    'articles/one': article(),
    'articles/draft': article({ status: 'draft' }),
    'profiles/amina': { uid: 'amina', name: 'Amina' },
    'profiles/before': { uid: 'amina', renamed_to: 'amina' },
  });
  const { accounts, requested } = createAccounts(people);
  const handle = createActions({
    site: origin,
    apiKey: 'key',
    administrator: memory.administrator,
    accounts,
    now,
    getIpAddress: getClientAddress,
  });
  const call = async (
    name: string,
    body: unknown,
    { headers = {}, as, ...more }: RequestInit & { readonly as?: string } = {},
  ) => {
    const answer = await handle(
      new Request(`${origin}/api/actions/${name}`, {
        method: 'POST',
        ...(more.method !== 'GET' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        ...more,
        headers: {
          origin,
          'content-type': 'application/json',
          ...(as && { authorization: `Bearer token-of-${as}` }),
          ...(headers as Record<string, string>),
        },
      }),
    );
    const json = (await answer.json()) as { readonly error?: { readonly code: string; readonly fields?: string[] } };
    return { status: answer.status, json, code: json.error?.code, headers: answer.headers };
  };
  return { ...memory, people, requested, call };
}

const expectErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => {
  jest.restoreAllMocks();
});

const report = { collection: 'articles', item: 'one', reason: 'spam', text: 'It sells shoes.' };

describe('authorization', () => {
  test.each([
    ['a request from a page of another site', { origin: 'https://evil.example' }, 403],
    ['a request from a page that hides its origin', { origin: 'null' }, 403],
    ['a request from a host with the same prefix', { origin: `${origin}.evil.example` }, 403],
    ['a form submission', { 'content-type': 'text/plain' }, 415],
    ['a body without a content type', { 'content-type': '' }, 415],
  ])('%s is rejected, and no CORS header allows it', async (_, headers, status) => {
    const { call, list } = start();
    const answer = await call('report', report, { headers });
    expect(answer.status).toBe(status);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(list('reports')).toEqual({});
  });

  test('a preflight from another origin is rejected', async () => {
    const { headers, status } = await start().call('report', report, { method: 'OPTIONS' });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([405, null]);
  });

  test.each([
    ['a signed-out visitor', undefined, 401],
    ['an invalid token', 'stranger', 401],
    ['a member', 'amina', 403],
    ['a reviewer', 'kofi', 403],
  ])('only administrators can grant roles, find members and count emails: %s', async (_, as, status) => {
    const { call, requested, people } = start();
    for (const [name, body] of [
      ['grant-role', { uid: 'amina', role: 'administrator' }],
      ['find-member', { email: 'amina@example.org' }],
      ['count-mail', {}],
    ] as const)
      expect((await call(name, body, as === undefined ? {} : { as })).status).toBe(status);
    expect(people.amina.customAttributes).not.toContain('administrator');
    expect(requested.filter(({ headers }) => headers.has('authorization'))).toEqual([]);
  });
});

test('an administrator counts the emails that wait', async () => {
  const { call, administrator } = start();
  const waiting = { state: 'waiting', not_before: new Date('2026-11-25T08:00:00Z') };
  await administrator.commit([
    { path: 'mail/m1', fields: waiting },
    { path: 'mail/m2', fields: { ...waiting, state: 'leased' } },
    { path: 'mail/m3', fields: { state: 'sent' } },
  ]);
  expect(await call('count-mail', {}, { as: 'root' })).toMatchObject({ status: 200, json: { queued: 2 } });
});

test.each([
  ['report', '{', 400, undefined],
  ['report', '\u{d800}', 400, undefined],
  ['report', '[]', 400, ['collection', 'item', 'reason', 'text']],
  ['report', 'null', 400, []],
  ['report', JSON.stringify({ ...report, text: 'x'.repeat(1001) }), 400, ['text']],
  ['report', JSON.stringify({ ...report, text: '😀'.repeat(1001) }), 400, ['text']],
  ['report', JSON.stringify({ ...report, reason: 'dull' }), 400, ['reason']],
  ['report', JSON.stringify({ ...report, collection: 'users' }), 400, ['collection']],
  ['report', JSON.stringify({ ...report, item: '../users/amina' }), 400, ['item']],
  ['report', JSON.stringify({ ...report, status: 'upheld' }), 400, ['status']],
  ['report', JSON.stringify({ ...report, text: 'x'.repeat(20_000) }), 413, undefined],
  ['none', '{}', 404, undefined],
  ['__proto__', '{}', 404, undefined],
  ['report/', '{}', 404, undefined],
])('%s with %s is rejected with status %i', async (name, body, status, fields) => {
  const { call, list } = start();
  const answer = await call(name, body);
  expect([answer.status, answer.json.error?.fields]).toEqual([status, fields]);
  expect(list('reports')).toEqual({});
});

describe("visitors' reports", () => {
  test('a public item is reported with its stored title and without data about the reporter', async () => {
    const { call, list } = start();
    const text = '😀'.repeat(1000);
    const headers = { 'x-forwarded-for': '41.0.0.1' };
    expect(await call('report', { ...report, text }, { headers })).toMatchObject({ status: 200 });
    const [[id = '', stored] = []] = Object.entries(list('reports'));
    expect(id).toMatch(/^articles_one_a-[0-9a-f]{24}$/);
    const at = new Date(noon);
    expect(stored).toEqual({
      ...report,
      text,
      title: article().title,
      status: 'open',
      created_at: at,
      updated_at: at,
      subject_uid: article().author_uid,
    });
  });

  test("a report of a profile stores the owner's uid, because the owner may change the username", async () => {
    const { call, list } = start();
    await call('report', { ...report, collection: 'profiles', item: 'amina' });
    expect(Object.values(list('reports'))).toMatchObject([{ title: 'Amina', subject_uid: 'amina' }]);
  });

  test.each([
    ['articles', 'draft'],
    ['articles', 'none'],
    ['profiles', 'none'],
    ['profiles', 'before'],
  ])('a non-public item cannot be reported: %s/%s', async (collection, item) => {
    expect((await start().call('report', { ...report, collection, item })).status).toBe(404);
  });

  test('sending a report twice does not create a second report, even after a lost response', async () => {
    const log = expectErrors();
    const { call, list, setOutcomes } = start();
    const headers = { 'x-forwarded-for': '41.0.0.1' };
    await call('report', report, { headers });
    setOutcomes('answer is lost');
    const lost = await call('report', { ...report, collection: 'profiles', item: 'amina' }, { headers });
    expect(lost).toMatchObject({ status: 503, code: 'unavailable' });
    for (const visitorReport of [report, { ...report, collection: 'profiles', item: 'amina' }])
      expect((await call('report', visitorReport, { headers })).status).toBe(200);
    expect(Object.keys(list('reports'))).toHaveLength(2);
    expect(log).toHaveBeenCalledTimes(1);
  });

  test('an IP address can send five reports a day, in parallel or in sequence', async () => {
    let now = noon;
    const { call, list, put } = start({ now: () => now });
    const items = Array.from({ length: 7 }, (_, index) => `a${index}`);
    put(Object.fromEntries(items.map((id) => [`articles/${id}`, article()])));
    const sendAll = async (address: string) => {
      const statuses: number[] = [];
      for (const item of items)
        statuses.push((await call('report', { ...report, item }, { headers: { 'x-forwarded-for': address } })).status);
      return statuses;
    };
    expect(await sendAll('41.0.0.1')).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await sendAll('2c0f:1:2:3::1')).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const count = Object.keys(list('reports')).length;
    // The address is in the same IPv6 network in another notation, so the earlier reports count.
    expect(await sendAll('2C0F:0001:2:3:ffff::9')).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(Object.keys(list('reports'))).toHaveLength(count);
    expect(await sendAll('2c0f:1:2:4::1')).toContain(200);
    const last = await call('report', { ...report, item: 'a6' }, { headers: { 'x-forwarded-for': '41.0.0.1' } });
    expect([last.code, last.headers.get('retry-after')]).toEqual(['too-many', String(12 * 3600)]);
    expect(JSON.stringify([list('report_limits'), list('reports')])).not.toMatch(/41\.0\.0|2c0f:/);
    now += 86_400_000;
    expect(await sendAll('41.0.0.1')).toContain(200);
  });

  test('parallel requests cannot exceed the daily limit', async () => {
    const { call, list, put } = start();
    const items = Array.from({ length: 12 }, (_, index) => `a${index}`);
    put(Object.fromEntries(items.map((id) => [`articles/${id}`, article()])));
    await Promise.all(
      items.map((item) => call('report', { ...report, item }, { headers: { 'x-forwarded-for': '41.0.0.1' } })),
    );
    expect(Object.keys(list('reports')).length).toBeLessThanOrEqual(dailyLimits.ofAddress);
  });

  test('the reports of all IP addresses together have a daily limit', async () => {
    const { call, put } = start();
    put({ 'report_limits/2026-11-23': { salt: 'salt', count: dailyLimits.ofAll } });
    expect((await call('report', report, { headers: { 'x-forwarded-for': '41.0.0.1' } })).status).toBe(429);
  });
});

describe('roles', () => {
  const grant = { email: 'amina@example.org', role: 'reviewer', programmes: ['cjed', 'apet'], reason: 'She knows it.' };

  test('a role is granted once, with an audit entry and a notification', async () => {
    const { call, list, people } = start();
    for (let count = 0; count < 2; count += 1)
      expect(await call('grant-role', grant, { as: 'root' })).toMatchObject({
        status: 200,
        json: { uid: 'amina', role: 'reviewer', programmes: ['cjed', 'apet'] },
      });
    expect(JSON.parse(people.amina.customAttributes)).toEqual({
      role: 'reviewer',
      programmes: ['cjed', 'apet'],
      other: 1,
    });
    expect(Object.values(list('audit'))).toEqual([
      {
        by: 'root',
        at: new Date(noon),
        collection: 'users',
        item: 'amina',
        title: 'amina',
        from: 'member (apet)',
        to: 'reviewer (apet, cjed)',
        reason: grant.reason,
      },
    ]);
    expect(Object.values(list('notifications'))).toMatchObject([
      { uid: 'amina', topic: 'account', event: 'role_changed', title: 'reviewer (apet, cjed)' },
    ]);
  });

  test('no role is granted without an audit entry', async () => {
    expectErrors();
    const { call, people, setOutcomes } = start();
    setOutcomes('fails');
    expect((await call('grant-role', grant, { as: 'root' })).status).toBe(503);
    expect(people.amina.customAttributes).not.toContain('reviewer');
    expect((await call('grant-role', grant, { as: 'root' })).status).toBe(200);
    expect(people.amina.customAttributes).toContain('reviewer');
  });

  test('repeating a grant with the same `run` grants the role once, even after a lost response', async () => {
    expectErrors();
    const { call, list, setOutcomes } = start();
    const named = { ...grant, run: 'abc-1' };
    setOutcomes('works', 'answer is lost');
    expect((await call('grant-role', named, { as: 'root' })).status).toBe(503);
    expect((await call('grant-role', named, { as: 'root' })).status).toBe(200);
    expect([Object.keys(list('audit')).length, Object.keys(list('notifications')).length]).toEqual([1, 1]);
  });

  test('a role turns the URLs of a new account into links, even if the first attempt failed before that step', async () => {
    const { call, put, get } = start();
    put(user('amina', { unapproved: true, visibility: 'hidden' }));
    await call('grant-role', grant, { as: 'root' });
    expect(get('users/amina')).not.toHaveProperty('unapproved');
    put(user('amina', { unapproved: true, visibility: 'hidden' }));
    await call('grant-role', grant, { as: 'root' });
    expect(get('users/amina')).not.toHaveProperty('unapproved');
  });

  test('administrators cannot change their own role', async () => {
    const { call, people } = start();
    expect(await call('grant-role', { uid: 'root', role: 'member', reason: 'So.' }, { as: 'root' })).toMatchObject({
      status: 409,
      code: 'own-role',
    });
    expect(people.root.customAttributes).toContain('administrator');
  });

  test.each([
    [{ uid: 'amina', role: 'king', reason: 'So.' }],
    [{ uid: 'amina', role: 'trusted', programmes: ['none'], reason: 'So.' }],
    [{ uid: 'amina', email: 'kofi@example.org', role: 'trusted', reason: 'So.' }],
    [{ role: 'trusted', reason: 'So.' }],
    [{ uid: 'amina', role: 'trusted' }],
    [{ uid: 'amina', role: 'trusted', reason: ' ' }],
  ])('%j is rejected', async (body) => {
    expect((await start().call('grant-role', body, { as: 'root' })).status).toBe(400);
  });

  test('a member is found by email address and username, with the number of approvals', async () => {
    const { call, requested, put } = start();
    put({ 'approvals/amina': { count: 2, collection: 'articles', item: 'one' } });
    for (const who of [{ email: 'amina@example.org' }, { username: 'amina' }])
      expect((await call('find-member', who, { as: 'root' })).json).toEqual({
        uid: 'amina',
        name: 'AMINA',
        username: 'amina',
        role: 'member',
        programmes: ['apet'],
        approvals: 2,
      });
    for (const who of [{ email: 'none@example.org' }, { username: 'none' }])
      expect((await call('find-member', who, { as: 'root' })).status).toBe(404);
    // The API key of the site's pages requires the site's referrer.
    expect(requested[0]?.headers.get('referer')).toBe(`${origin}/`);
  });
});

test('failures are logged, and the response does not describe them', async () => {
  const log = expectErrors();
  const { call, setOutcomes } = start();
  setOutcomes('fails');
  const { status, json } = await call('report', report);
  expect([status, json]).toEqual([503, { error: { code: 'unavailable', message: 'Try again later.' } }]);
  expect(log).toHaveBeenCalledTimes(1);
});
