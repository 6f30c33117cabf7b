/** @jest-environment node */
import { createActions } from '../actions/createActions';
import { createAccounts } from '../testing/createAccounts';
import { site as origin, startSite } from '../testing/startSite';

const build = 'b-0123456789';
const route = { app: 'mfe_tiny', build, route: '/tiny/:id', counts: { 'outcomes.ok': 2, 'lcp.b45': 2 } };
const comparison = { app: 'mfe_tiny', canary: build, side: 'canary', counts: { 'outcomes.entry': 1 } };
const id = '2026-11-28_01234567';

function start() {
  const memory = startSite();
  const handle = createActions({
    site: origin,
    apiKey: 'key',
    administrator: memory.administrator,
    accounts: createAccounts({}).accounts,
    isRenderer: (token) => Promise.resolve(token === 'good'),
  });
  const call = async (counts: object, requestId = id, token = 'good') => {
    const headers = { origin, 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = JSON.stringify({ counts: { routes: [], comparisons: [], ...counts }, id: requestId });
    return (await handle(new Request(`${origin}/api/actions/count-health`, { method: 'POST', headers, body }))).status;
  };
  return { ...memory, call };
}

test('counts are added to the documents of their build and route, and to those of the comparison, once per id', async () => {
  const { call, get } = start();
  expect(await call({ routes: [route], comparisons: [comparison] })).toBe(200);
  expect(await call({ routes: [route], comparisons: [comparison] })).toBe(200);
  expect(await call({ routes: [{ ...route, counts: { 'outcomes.ok': 1, 'cls.b0': 1 } }] }, '2026-11-28_76543210')).toBe(
    200,
  );
  expect(get('health_counts/mfe_tiny_b-0123456789_~tiny~:id')).toEqual({
    app: 'mfe_tiny',
    build,
    route: '/tiny/:id',
    updated_at: expect.any(Date),
    outcomes: { ok: 3 },
    lcp: { b45: 2 },
    cls: { b0: 1 },
  });
  expect(get('health_comparisons/mfe_tiny_b-0123456789_canary')).toMatchObject({ outcomes: { entry: 1 } });
});

test.each(['/', '/files/*', '/feed.xml', '/years/:year?', '/../users', '/café (beta)'])(
  'the route pattern %s is stored in the id of one document',
  async (pattern) => {
    const { call, list } = start();
    expect(await call({ routes: [{ ...route, route: pattern }] })).toBe(200);
    expect(list('health_counts')).toMatchObject({
      [`mfe_tiny_${build}_${pattern.replaceAll('/', '~')}`]: { route: pattern, outcomes: { ok: 2 } },
    });
  },
);

test.each<[string, object, string | undefined, number]>([
  ['a token of another account', { routes: [route] }, 'bad', 403],
  ['an unknown count', { routes: [{ ...route, counts: { 'lcp.b65': 1 } }] }, undefined, 400],
  ['a route that is not a path', { routes: [{ ...route, route: '../users' }] }, undefined, 400],
  ['an invalid app', { comparisons: [{ ...comparison, app: 'a/b' }] }, undefined, 400],
  ['a count of zero', { routes: [{ ...route, counts: { 'outcomes.ok': 0 } }] }, undefined, 400],
])('%s is rejected', async (_, counts, token, status) => {
  const { call, list } = start();
  expect([await call(counts, id, token), list('health_counts')]).toEqual([status, {}]);
});
