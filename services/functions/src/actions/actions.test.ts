import { article, site as origin } from '../testing/startSite';
import { dailyLimits } from './dailyLimits';
import { expectErrors, noon, startActions } from './testing/startActions';

const report = { collection: 'articles', item: 'one', reason: 'spam', text: 'It sells shoes.' };

describe('authorization', () => {
  test.each([
    ['a request from a page of another site', { origin: 'https://evil.example' }, 403],
    ['a request from a page that hides its origin', { origin: 'null' }, 403],
    ['a request from a host with the same prefix', { origin: `${origin}.evil.example` }, 403],
    ['a form submission', { 'content-type': 'text/plain' }, 415],
    ['a body without a content type', { 'content-type': '' }, 415],
  ])('%s is rejected, and no CORS header allows it', async (_, headers, status) => {
    const { call, list } = startActions();
    const answer = await call('report', report, { headers });
    expect(answer.status).toBe(status);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(list('reports')).toEqual({});
  });

  test('a preflight from another origin is rejected', async () => {
    const { headers, status } = await startActions().call('report', report, { method: 'OPTIONS' });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([405, null]);
  });

  test.each([
    ['a signed-out visitor', undefined, 401],
    ['an invalid token', 'stranger', 401],
    ['a member', 'amina', 403],
    ['a reviewer', 'kofi', 403],
  ])('only administrators can grant roles, find members and count emails: %s', async (_, as, status) => {
    const { call, requested, people } = startActions();
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
  const { call, administrator } = startActions();
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
  const { call, list } = startActions();
  const answer = await call(name, body);
  expect([answer.status, answer.json.error?.fields]).toEqual([status, fields]);
  expect(list('reports')).toEqual({});
});

describe("visitors' reports", () => {
  test('a public item is reported with its stored title and without data about the reporter', async () => {
    const { call, list } = startActions();
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
    const { call, list } = startActions();
    await call('report', { ...report, collection: 'profiles', item: 'amina' });
    expect(Object.values(list('reports'))).toMatchObject([{ title: 'Amina', subject_uid: 'amina' }]);
  });

  test.each([
    ['articles', 'draft'],
    ['articles', 'none'],
    ['profiles', 'none'],
    ['profiles', 'before'],
  ])('a non-public item cannot be reported: %s/%s', async (collection, item) => {
    expect((await startActions().call('report', { ...report, collection, item })).status).toBe(404);
  });

  test('sending a report twice does not create a second report, even after a lost response', async () => {
    const log = expectErrors();
    const { call, list, setOutcomes } = startActions();
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
    const { call, list, put } = startActions({ now: () => now });
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
    const { call, list, put } = startActions();
    const items = Array.from({ length: 12 }, (_, index) => `a${index}`);
    put(Object.fromEntries(items.map((id) => [`articles/${id}`, article()])));
    await Promise.all(
      items.map((item) => call('report', { ...report, item }, { headers: { 'x-forwarded-for': '41.0.0.1' } })),
    );
    expect(Object.keys(list('reports')).length).toBeLessThanOrEqual(dailyLimits.ofAddress);
  });

  test('the reports of all IP addresses together have a daily limit', async () => {
    const { call, put } = startActions();
    put({ 'report_limits/2026-11-23': { salt: 'salt', count: dailyLimits.ofAll } });
    expect((await call('report', report, { headers: { 'x-forwarded-for': '41.0.0.1' } })).status).toBe(429);
  });
});

test('failures are logged, and the response does not describe them', async () => {
  const log = expectErrors();
  const { call, setOutcomes } = startActions();
  setOutcomes('fails');
  const { status, json } = await call('report', report);
  expect([status, json]).toEqual([503, { error: { code: 'unavailable', message: 'Try again later.' } }]);
  expect(log).toHaveBeenCalledTimes(1);
});
