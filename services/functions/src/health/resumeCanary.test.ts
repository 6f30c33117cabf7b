/** @jest-environment node */
import { DataError } from '@adp/shared-data/client';
import { noon, startActions } from '../actions/testing/startActions';
import { site } from '../testing/startSite';
import { saveHealth } from './saveHealth';
import { updateAppHealth } from './updateAppHealth';

const [app, live, build] = ['mfe_tiny', 'b-0000000001', 'b-0000000002'];
const earlier = { app: 'mfe_other', build: 'b-0000000003' };
const responses: Readonly<Record<string, object>> = {
  [`${site}/builds/site.json`]: {
    registry: { apps: [{ name: app, origin: 'https://tiny.example', owns: ['/tiny'] }], social: {} },
  },
  [`${site}/manifest.json`]: { build: 'b-0000000009' },
  'https://tiny.example/manifest.json': { build: live, canary: { build, share: 0.1 } },
};

/** Starts a site that has stopped a canary because of its errors. */
async function start() {
  const { administrator, call, get, list } = startActions();
  let change: (() => Promise<unknown>) | undefined;
  const find: typeof administrator.find = async (...query) => {
    const run = change;
    change = undefined;
    await run?.();
    return administrator.find(...query);
  };
  const update = updateAppHealth(
    { ...administrator, find },
    { site, fetch: (url) => Promise.resolve(Response.json(responses[String(url)])) },
  );
  let requests = 0;
  /**
   * Counts visits with a higher share of errors in the canary, and runs the job that judges canaries. Calls `during` after
   * the job has read the results and the stop list.
   */
  const measure = async (during?: () => Promise<unknown>) => {
    const toComparison = (side: 'canary' | 'stable', ok: number) => ({
      app,
      canary: build,
      side,
      counts: { 'outcomes.ok': ok, 'outcomes.error': 20 },
    });
    const comparisons = [toComparison('canary', 180), toComparison('stable', 1_980)];
    await saveHealth(administrator)({ routes: [], comparisons }, `2026-11-28_${(requests += 1)}0000000`);
    change = during;
    await judge();
  };
  const judge = () => update({ time: new Date(noon).toISOString() });
  await administrator.commit([{ path: 'settings/canaries', fields: { stopped: [earlier] } }]);
  await measure();
  return {
    administrator,
    judge,
    measure,
    list,
    resume: async (canary = build, as = 'root') => (await call('resume-canary', { app, build: canary }, { as })).status,
    state: () => get(`app_health/${app}`)?.['canary'],
    stopped: () => get('settings/canaries')?.['stopped'],
  };
}

test('a resumed canary is measured from the beginning, and the audit log names the administrator', async () => {
  const { judge, resume, state, stopped, list } = await start();
  expect(state()).toMatchObject({ build, state: 'stopped' });
  expect(stopped()).toEqual([{ app, build }, earlier]);
  expect([await resume(), await resume()]).toEqual([200, 200]);
  expect(state()).toEqual({ build, state: 'measuring', visits: 0 });
  expect(stopped()).toEqual([earlier]);
  await judge();
  expect(state()).toEqual({ build, state: 'measuring', visits: 0 });
  const step = { collection: 'settings', item: 'canaries', title: `${app} ${build}`, from: 'stopped', to: 'measuring' };
  expect(Object.values(list('audit'))).toEqual([{ by: 'root', at: new Date(noon), ...step }]);
});

test('a canary that is resumed while the job runs remains resumed', async () => {
  const { judge, measure, resume, state, stopped } = await start();
  const statuses: number[] = [];
  await measure(async () => statuses.push(await resume()));
  expect(statuses).toEqual([200]);
  expect(state()).toEqual({ build, state: 'measuring', visits: 0 });
  expect(stopped()).toEqual([earlier]);
  await judge();
  expect(state()).toEqual({ build, state: 'measuring', visits: 0 });
});

test('a stop list that changes while the job runs is not overwritten, and the next run adds the stop', async () => {
  const { administrator, judge, measure, resume, stopped } = await start();
  await resume();
  await measure(() => administrator.commit([{ path: 'settings/canaries', fields: { stopped: [] } }]));
  expect(stopped()).toEqual([]);
  await judge();
  expect(stopped()).toEqual([{ app, build }]);
});

test('a failed write of the job is reported', async () => {
  const { administrator } = startActions();
  const commit = () => Promise.reject(new DataError('denied'));
  const update = updateAppHealth(
    { ...administrator, commit },
    { site, fetch: (url) => Promise.resolve(Response.json(responses[String(url)])) },
  );
  await expect(update({ time: new Date(noon).toISOString() })).rejects.toThrow('denied');
});

test('a resumed canary can be stopped again', async () => {
  const { measure, resume, state, stopped } = await start();
  await resume();
  await measure();
  expect(state()).toMatchObject({ build, state: 'stopped', visits: 200 });
  expect(stopped()).toEqual([{ app, build }, earlier]);
});

test.each([
  ['a build that is not the canary', live, 'root', 409],
  ['a reviewer', build, 'kofi', 403],
])('for %s, nothing changes', async (_, canary, as, status) => {
  const { resume, state, stopped, list } = await start();
  expect(await resume(canary, as)).toBe(status);
  expect(state()).toMatchObject({ state: 'stopped' });
  expect(stopped()).toEqual([{ app, build }, earlier]);
  expect(list('audit')).toEqual({});
});
