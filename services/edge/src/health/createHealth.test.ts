/** @jest-environment node */
import { toStored } from '@adp/shared-data/fields';
import { toWireFields } from '@adp/shared-data/testing';
import { createHandler } from '../handler';
import type { HealthCounts, LiveBuilds } from './createHealthCounter';

const site = 'https://site.example';
const [live, canary] = ['b-0000000001', 'b-0000000002'];
const builds = new Map<string, LiveBuilds>([
  ['mfe_tiny', { live, canary, routes: new Set(['/tiny', '/tiny/:id']) }],
  ['shell', { live: 'b-0000000009', canary: undefined, routes: new Set() }],
]);
const use = { app: 'mfe_tiny', build: live, route: '/tiny/:id', outcome: 'ok', lcp: 2_500, inp: 100, cls: 0 };

/** Starts the handler with stored documents, by path. */
function start(documents: Readonly<Record<string, object>> = {}) {
  let now = Date.parse('2026-11-28T12:00:00Z');
  const saved: HealthCounts[] = [];
  const handler = createHandler({
    site,
    data: { projectId: 'demo-adp', apiKey: 'key', origin: 'https://data.example' },
    fetch: (_, { body }) => {
      const { documents: names = [] } = JSON.parse(String(body)) as { documents?: readonly string[] };
      const rows = names.map((name) => {
        const stored = documents[name.split('/documents/')[1] ?? ''];
        const fields = stored && toWireFields(toStored({ ...stored }));
        return stored ? { found: { name, fields, updateTime: '2026-11-28T12:00:00Z' } } : { missing: name };
      });
      return Promise.resolve(new Response(JSON.stringify(rows)));
    },
    now: () => now,
    listBuilds: () => Promise.resolve(builds),
    saveHealth: (counts) => Promise.resolve(void saved.push(counts)),
    getIpAddress: ({ headers }) => headers.get('x-address') ?? 'a',
  });
  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const request = { method: 'POST', body: text, headers: { origin: site, 'user-agent': 'Firefox', ...headers } };
    return (await handler(new Request(`${site}/api/health`, request))).status;
  };
  const get = async (path: string) => (await handler(new Request(site + path))).json() as Promise<unknown>;
  /** Returns the counts that are saved a minute later, together with a visit without measurements. */
  const getSaved = async () => {
    now += 60_000;
    await send([{ app: 'mfe_gone', build: live, route: '/', outcome: 'ok' }]);
    return saved;
  };
  return { send, get, getSaved };
}

test('visits are counted by build, route pattern, outcome and bucket, and saved once a minute', async () => {
  const { send, getSaved } = start();
  expect(await send([use, { app: 'shell', build: 'b-0000000009', route: 'other', outcome: 'error' }])).toBe(204);
  await send([{ ...use, lcp: 2_600, outcome: 'error' }]);
  await send([{ ...use, build: canary, route: '/tiny/secret-title' }]);
  expect(await getSaved()).toEqual([
    {
      comparisons: [],
      routes: [
        {
          app: 'mfe_tiny',
          build: live,
          route: '/tiny/:id',
          counts: { 'outcomes.ok': 1, 'outcomes.error': 1, 'lcp.b45': 2, 'inp.b26': 2, 'cls.b0': 2 },
        },
        { app: 'shell', build: 'b-0000000009', route: 'other', counts: { 'outcomes.error': 1 } },
        {
          app: 'mfe_tiny',
          build: canary,
          route: 'other',
          counts: { 'outcomes.ok': 1, 'lcp.b45': 1, 'inp.b26': 1, 'cls.b0': 1 },
        },
      ],
    },
  ]);
});

test('a failure to load the manifest counts for the live build, and visits of other apps and builds do not count', async () => {
  const { send, getSaved } = start();
  await send([{ app: 'mfe_tiny', build: '', route: 'other', outcome: 'manifest' }]);
  await send([
    { ...use, build: 'b-0000000003' },
    { ...use, app: 'mfe_other' },
  ]);
  const [counts] = await getSaved();
  expect(counts?.routes).toEqual([
    { app: 'mfe_tiny', build: live, route: 'other', counts: { 'outcomes.manifest': 1 } },
  ]);
});

test('visits with the canary, and with the stable build beside it, are also counted for its verdict', async () => {
  const { send, getSaved } = start();
  const measured = { app: 'mfe_tiny', route: '/tiny', outcome: 'ok' };
  await send([{ ...measured, build: canary, canary }]);
  await send([{ ...measured, build: live, canary }]);
  await send([{ ...measured, build: live, canary: 'b-0000000004' }]);
  await send([{ ...measured, build: live }]);
  const [counts] = await getSaved();
  expect(counts?.comparisons).toEqual([
    { app: 'mfe_tiny', canary, side: 'canary', counts: { 'outcomes.ok': 1 } },
    { app: 'mfe_tiny', canary, side: 'stable', counts: { 'outcomes.ok': 1 } },
  ]);
});

test.each<[string, unknown, Record<string, string>]>([
  ['text', 'no JSON', {}],
  ['no visit', [], {}],
  ['too many builds', Array.from({ length: 13 }, () => use), {}],
  ['an unknown outcome', [{ ...use, outcome: 'great' }], {}],
  ['another field', [{ ...use, reader: 'amina' }], {}],
  ['a negative time', [{ ...use, lcp: -1 }], {}],
  ['a time of an hour', [{ ...use, inp: 3_600_000 }], {}],
  ['a fraction', [{ ...use, cls: 0.1 }], {}],
  ['an invalid app', [{ ...use, app: '../users' }], {}],
  ['a large body', [{ ...use, route: '/'.repeat(5_000) }], {}],
  ['a page of another origin', [use], { origin: 'https://other.example' }],
])('%s is refused', async (_, body, headers) => {
  const { send, getSaved } = start();
  expect(await send(body, headers)).toBe(400);
  expect((await getSaved())[0]?.routes).toEqual([]);
});

test('robots are not counted, and an IP address may send only some visits a minute', async () => {
  const { send, getSaved } = start();
  expect(await send([use], { 'user-agent': 'Examplebot/2.1' })).toBe(204);
  for (let count = 0; count < 60; count += 1) expect(await send([use], { 'x-address': 'b' })).toBe(204);
  expect(await send([use], { 'x-address': 'b' })).toBe(429);
  expect(await send([use], { 'x-address': 'c' })).toBe(204);
  expect((await getSaved())[0]?.routes[0]?.counts['outcomes.ok']).toBe(61);
});

test('published results and stopped canaries are public', async () => {
  const results = { app: 'mfe_tiny', live, builds: [{ build: live, visits: 20, errors: 1, failures: {}, routes: [] }] };
  const { get } = start({
    'app_health/mfe_tiny': { ...results, updatedAt: new Date(0) },
    'settings/canaries': { stopped: [{ app: 'mfe_tiny', build: canary }], changedAt: new Date(0) },
  });
  expect(await get('/api/health')).toEqual({
    apps: [{ ...results, id: 'mfe_tiny', updatedAt: '1970-01-01T00:00:00.000Z' }],
  });
  expect(await get('/api/health/stopped')).toEqual({ stopped: [{ app: 'mfe_tiny', build: canary }] });
});
