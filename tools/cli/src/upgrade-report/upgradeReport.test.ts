/** @jest-environment node */
import type { Provided } from '@adp/app-contract/fit';
import { readLiveApps, type LiveApp } from './readLiveApps';
import { upgradeReport } from './upgradeReport';

const manifest = (more: object = {}) => ({
  contract: 1,
  app: 'mfe_tiny',
  build: 'b-0000000001',
  container: 'tiny',
  entry: 'b-0000000001/entry.js',
  requires: { react: '19.3.1' },
  integrity: {},
  ...more,
});
const uses = {
  react: ['useId'],
  'react-router-dom': ['json'],
  'shell:tokens': ['--ink'],
  'bundled:@adp/shared-ui': ['Button'],
};
const tiny: LiveApp = { name: 'mfe_tiny', since: '2026-11-02', builds: [{ manifest: manifest(), uses }] };
const provided: Provided = {
  contracts: [1, 2],
  versions: { react: '20.0.0' },
  accepts: { react: ['19.3'] },
  names: { react: ['useId', 'use'], 'shell:tokens': ['--ink'] },
  deprecations: [
    { group: 'react-router-dom', name: 'json', lastDay: '2027-06-30', replacement: 'Return the data itself.' },
    { group: 'shell:tokens', name: '--accent', lastDay: '2027-01-31', replacement: 'Use --ochre.' },
  ],
};

test('the report lists what each app uses, what holds the shell back, and since when', () => {
  const later = {
    ...tiny,
    name: 'mfe_later',
    since: undefined,
    builds: [{ manifest: manifest({ contract: 2 }), uses: {} }],
  };
  const closed = { name: 'mfe_closed', since: undefined, builds: [] };
  expect(upgradeReport([tiny, later, closed], provided)).toEqual([
    'mfe_tiny: b-0000000001, live since 2026-11-02',
    '  contract 1; react 19.3.1',
    '  react: useId',
    '  react-router-dom: json',
    '  shell:tokens: --ink',
    '  deprecated: json of react-router-dom, until 2027-06-30. Return the data itself.',
    '',
    'mfe_later: b-0000000001, live for an unknown time',
    '  contract 2; react 19.3.1',
    '',
    'mfe_closed is not published.',
    '',
    'What holds the shell back',
    '  contract 1: mfe_tiny (since 2026-11-02)',
    '  json of react-router-dom, deprecated until 2027-06-30: mfe_tiny (since 2026-11-02)',
    '  react 19 (the shell has 20.0.0): mfe_tiny (since 2026-11-02), mfe_later',
    '  --accent of shell:tokens: nothing. It is deprecated, and can be removed.',
  ]);
});

test('the builds of an app are read from its host, with the day of its last release', async () => {
  const origin = 'https://tiny.example';
  const canary = { ...manifest({ build: 'b-0000000002', entry: 'b-0000000002/entry.js' }), share: 0.1 };
  const files: Record<string, object> = {
    '/manifest.json': { ...manifest(), canary },
    '/b-0000000001/uses.json': uses,
  };
  const fetch = (url: unknown) => {
    const content = files[String(url).slice(origin.length)];
    const headers = { 'last-modified': 'Mon, 02 Nov 2026 10:00:00 GMT' };
    return Promise.resolve(content ? Response.json(content, { headers }) : new Response('', { status: 404 }));
  };
  const apps = [
    { name: 'mfe_tiny', origin, owns: ['/tiny'] },
    { name: 'mfe_later', origin: null, owns: ['/later'] },
  ];
  const [app, ...others] = await readLiveApps({ registry: { apps, social: {} } }, provided, fetch);
  expect(others).toEqual([]);
  expect(app?.since).toBe('2026-11-02');
  expect(app?.builds.map((build) => [build.manifest.build, build.uses])).toEqual([
    ['b-0000000001', uses],
    ['b-0000000002', {}],
  ]);
});
