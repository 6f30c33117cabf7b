/** @jest-environment node */
import { startSite } from '../testing/startSite';
import { saveHealth } from './saveHealth';
import { updateAppHealth } from './updateAppHealth';

const site = 'https://site.example';
const [live, canary, next] = ['b-0000000001', 'b-0000000002', 'b-0000000003'] as const;
const start0 = Date.parse('2026-11-28T12:00:00Z');

function start() {
  let now = start0;
  const memory = startSite({ now: () => now });
  const hosts: Record<string, object | undefined> = {
    [`${site}/builds/site.json`]: {
      registry: { apps: [{ name: 'mfe_tiny', origin: 'https://tiny.example', owns: ['/tiny'] }], social: {} },
    },
    [`${site}/manifest.json`]: { build: 'b-0000000009' },
    'https://tiny.example/manifest.json': { build: live, canary: { build: canary, share: 0.1 } },
  };
  const fetch = (url: string | URL | Request) => {
    const json = hosts[String(url)];
    return Promise.resolve(new Response(JSON.stringify(json), { status: json ? 200 : 500 }));
  };
  const update = updateAppHealth(memory.administrator, { site, fetch });
  let id = 0;
  const save = (counts: Partial<Parameters<ReturnType<typeof saveHealth>>[0]>) =>
    saveHealth(memory.administrator)({ routes: [], comparisons: [], ...counts }, `2026-11-28_${(id += 1)}0000000`);
  const visits = (ok: number, error: number, counts: Readonly<Record<string, number>> = {}) => ({
    counts: { ...(ok && { 'outcomes.ok': ok }), ...(error && { 'outcomes.error': error }), ...counts },
  });
  return {
    ...memory,
    save,
    visits,
    setManifest: (manifest: object | undefined) => {
      hosts['https://tiny.example/manifest.json'] = manifest;
    },
    /** Runs the job after `days`. */
    run: async (days = 0) => {
      now += days * 86_400_000;
      await update({ time: new Date(now).toISOString() });
    },
    health: () => memory.get('app_health/mfe_tiny') as Record<string, unknown> | undefined,
  };
}

const tiny = { app: 'mfe_tiny', build: live } as const;

test('results of at least 20 visits are published by build and route, without smaller numbers', async () => {
  const { save, visits, run, health } = start();
  const slow = { 'lcp.b45': 30, 'cls.b0': 19, 'outcomes.entry': 2 };
  await save({ routes: [{ ...tiny, route: '/tiny', ...visits(18, 10, slow) }] });
  await save({ routes: [{ ...tiny, route: '/tiny/:id', ...visits(19, 0) }] });
  await save({ routes: [{ app: 'mfe_tiny', build: canary, route: '/tiny', ...visits(19, 0) }] });
  await run();
  expect(health()).toMatchObject({
    app: 'mfe_tiny',
    live,
    canary: { build: canary, state: 'measuring', visits: 0 },
    builds: [
      {
        build: live,
        visits: 49,
        errors: 10,
        failures: { entry: 2 },
        lcp: 2774,
        routes: [{ route: '/tiny', visits: 30, errors: 10, failures: { entry: 2 }, lcp: 2774 }],
      },
    ],
  });
  expect(JSON.stringify(health())).not.toMatch(/cls|19/);
});

test('the build for newer shells is shown beside the live build', async () => {
  const { save, visits, run, health, setManifest } = start();
  setManifest({ build: live, next: { build: next } });
  await save({ routes: [{ app: 'mfe_tiny', build: next, route: '/tiny', ...visits(20, 0) }] });
  await run();
  expect(health()).toMatchObject({ live, next, builds: [{ build: next, visits: 20 }] });
});

test('an earlier build remains beside the live one, until no one has used it for 30 days', async () => {
  const { save, visits, run, health, setManifest, list } = start();
  await save({ routes: [{ ...tiny, route: '/tiny', ...visits(20, 0) }] });
  await run();
  setManifest({ build: next });
  await run(29);
  expect(health()).toMatchObject({ live: next, builds: [{ build: live, visits: 20 }] });
  expect(health()).not.toHaveProperty('canary');
  await run(2);
  await run();
  expect(health()).toMatchObject({ builds: [] });
  expect(list('health_counts')).toEqual({});
});

const compared = (side: 'canary' | 'stable') => ({ app: 'mfe_tiny', canary, side });

test('a canary with more errors is stopped with its numbers, and remains stopped', async () => {
  const { save, visits, run, health, get, setManifest } = start();
  await save({ comparisons: [{ ...compared('canary'), ...visits(180, 20) }] });
  await save({ comparisons: [{ ...compared('stable'), ...visits(1980, 20) }] });
  await run();
  const stopped = { build: canary, state: 'stopped', visits: 200, reason: 'errors', canary: 0.1, stable: 0.01 };
  expect(health()).toMatchObject({ canary: { ...stopped, at: new Date(start0) } });
  expect(get('settings/canaries')).toMatchObject({ stopped: [{ app: 'mfe_tiny', build: canary }] });
  await save({ comparisons: [{ ...compared('canary'), ...visits(10_000, 0) }] });
  await run(1);
  expect(health()).toMatchObject({ canary: { ...stopped, at: new Date(start0) } });
  setManifest({ build: live, canary: { build: next } });
  await run(1);
  expect(health()).toMatchObject({ canary: { build: next, state: 'measuring', visits: 0 } });
  expect(get('settings/canaries')).toMatchObject({ stopped: [{ app: 'mfe_tiny', build: canary }] });
});

test('a canary that is no worse passes after 2,000 visits', async () => {
  const { save, visits, run, health, get } = start();
  await save({ comparisons: [{ ...compared('canary'), ...visits(1980, 20) }] });
  await save({ comparisons: [{ ...compared('stable'), ...visits(1980, 20) }] });
  await run();
  expect(health()).toMatchObject({ canary: { build: canary, state: 'passed', visits: 2000 } });
  expect(get('settings/canaries')).toBeUndefined();
});

test('a site whose shell is not published yet has no results, and a host that fails is an error', async () => {
  const memory = startSite();
  const run = (status: number) =>
    updateAppHealth(memory.administrator, { site, fetch: () => Promise.resolve(new Response(null, { status })) })({
      time: '2026-11-28T12:00:00Z',
    });
  await run(404);
  expect(memory.list('app_health')).toEqual({});
  await expect(run(503)).rejects.toThrow('status 503');
});

test("an app whose host fails keeps its last results, and the other apps' results are updated", async () => {
  const { save, visits, run, health, get, setManifest } = start();
  await save({ routes: [{ ...tiny, route: '/tiny', ...visits(20, 0) }] });
  await run();
  setManifest(undefined);
  await save({ routes: [{ app: 'shell', build: 'b-0000000009', route: 'other', ...visits(20, 0) }] });
  await run();
  expect(health()).toMatchObject({ builds: [{ visits: 20 }] });
  expect(get('app_health/shell')).toMatchObject({ builds: [{ visits: 20, routes: [] }] });
  jest.restoreAllMocks();
});
