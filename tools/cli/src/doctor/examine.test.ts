/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHostingClient } from '@adp/app-kit/publish';
import { createHostingApi } from '@adp/local-firebase/testing';
import { toHostedSite } from '@adp/site-document/hosting';
import type { SiteFile } from '@adp/site-document/siteFile';
import { publishTarget } from '../publish/publish';
import { emptyFolder } from '../testing/buildFolders';
import { writeApp, writeShell } from '../testing/writeBuilds';
import { readRendererAge } from './checkRenderer';
import { examine } from './examine';
import { getExpectedHeaders } from './expectedHeaders';
import type { Examination } from './finding';

const origins = { shell: 'https://site.example', 'mfe-tiny': 'https://tiny.example' };
const site: SiteFile = {
  origin: origins.shell,
  registry: {
    apps: [{ name: 'mfe_tiny', origin: origins['mfe-tiny'], owns: ['/tiny'] }],
    social: {},
    contact: 'us@site.example',
  },
  hosting: { project: 'demo-test', api: 'https://api.example', sites: {} },
  firebase: { scripts: [], connect: [], frames: [], images: [] },
  firebaseConfig: { projectId: 'demo-test', apiKey: 'key', storageBucket: 'bucket' },
};
const headers = [{ source: '**', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] }];
const hosting = [
  { target: 'shell', public: 'none', headers },
  { target: 'mfe-tiny', public: 'none', headers },
];

type Answer = (url: URL) => Response | undefined;

let tinyManifest: object;
let folder: ReturnType<typeof emptyFolder>;
let examination: Examination;
let fault: Answer | undefined;
beforeAll(async () => {
  folder = emptyFolder();
  const api = createHostingApi({ hosting: hosting.map(toHostedSite), origins, cwd: folder.path });
  const client = createHostingClient({
    api: 'https://api.example',
    project: 'demo-test',
    token: 'owner',
    fetch: api.fetch,
  });
  writeApp(join(folder.path, 'mfe-tiny/dist'), 1, ['/tiny']);
  tinyManifest = JSON.parse(readFileSync(join(folder.path, 'mfe-tiny/dist/manifest.json'), 'utf8')) as object;
  writeShell(join(folder.path, 'shell/dist'), 1);
  const publisher = { by: 'team' };
  const options = {
    site,
    client,
    hosting,
    workspace: folder.path,
    publisher,
    fetch: api.fetch,
    onStatus: () => undefined,
  };
  for (const target of ['mfe-tiny', 'shell']) await publishTarget(target, options);
  const project: Answer = ({ pathname }) => {
    if (pathname.startsWith('/admin/')) return Response.json({ authorizedDomains: ['site.example'] });
    if (pathname === '/__/firebase/init.json')
      return Response.json({ projectId: 'demo-test', storageBucket: 'bucket' });
    return undefined;
  };
  examination = {
    name: 'production',
    site,
    hosting,
    firebaserc: JSON.stringify({
      targets: { 'demo-test': { hosting: { shell: ['shell'], 'mfe-tiny': ['mfe-tiny'] } } },
    }),
    token: 'owner',
    dns: { resolveTxt: () => Promise.resolve([]), resolveMx: () => Promise.resolve([]) },
    environment: {},
    onNote: () => undefined,
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const response = fault?.(url) ?? project(url);
      if (response) return response;
      const answer = await api.fetch(url.pathname === '/' ? new URL('/index.html', url) : input, init);
      const entry = hosting.find(({ target }) => Reflect.get(origins, target) === url.origin);
      for (const [name, value] of Object.entries(entry ? getExpectedHeaders(entry, url.pathname) : {}))
        answer.headers.set(name, value);
      return answer;
    },
  };
});
afterAll(() => folder.remove());
beforeEach(() => {
  fault = undefined;
});

test('a site without problems has no findings', async () => {
  await expect(examine(examination)).resolves.toEqual([]);
});

test.each<[string, Answer, string, string]>([
  [
    'a missing header',
    ({ pathname }) => (pathname === '/' ? new Response('') : undefined),
    'x-content-type-options: nothing',
    'Publish shell again',
  ],
  [
    'a function that does not respond',
    ({ pathname }) => (pathname === '/' ? new Response('', { status: 500 }) : undefined),
    'The host does not return pages',
    'Deploy the function',
  ],
  [
    'an entry that was altered',
    ({ pathname }) => (pathname.endsWith('/entry.js') ? new Response('evil()') : undefined),
    'missing or altered',
    'npm run rollback -- mfe-tiny',
  ],
  [
    'a manifest with another contract',
    ({ origin, pathname }) =>
      origin === origins['mfe-tiny'] && pathname === '/manifest.json' ? Response.json({}) : undefined,
    'the manifest does not match the contract',
    'npm run rollback',
  ],
  [
    'an app that is incompatible with the live shell',
    ({ pathname }) =>
      pathname.endsWith('/provided.json') ? Response.json({ contracts: [2], versions: {}, names: {} }) : undefined,
    'Compared with the live shell: b-0000000001: it needs contract 1, but the shell supports 2',
    'Roll back the app or the shell',
  ],
  [
    'a faulty canary',
    ({ origin, pathname }) =>
      origin === origins['mfe-tiny'] && pathname === '/manifest.json'
        ? Response.json({ ...tinyManifest, canary: { share: 0.1 } })
        : undefined,
    'The canary is ignored: canary.',
    'npm run rollback -- mfe-tiny',
  ],
  [
    'a faulty build of the track "next"',
    ({ origin, pathname }) =>
      origin === origins['mfe-tiny'] && pathname === '/manifest.json'
        ? Response.json({ ...tinyManifest, next: { contract: 2 } })
        : undefined,
    'The build of the track "next" is ignored: next.',
    'npm run rollback -- mfe-tiny',
  ],
  [
    'a stopped canary',
    ({ pathname }) =>
      pathname === '/api/health'
        ? Response.json({
            apps: [
              {
                app: 'mfe_tiny',
                live: 'b-0000000001',
                builds: [],
                updatedAt: '2026-11-28T12:00:00Z',
                canary: {
                  build: 'b-0000000002',
                  state: 'stopped',
                  visits: 200,
                  reason: 'errors',
                  canary: 0.1,
                  stable: 0.02,
                },
              },
            ],
          })
        : undefined,
    'b-0000000002 was stopped: its share of visits with errors was 10.0 % in 200 visits, compared with 2.0 %',
    'npm run rollback -- mfe-tiny --site production',
  ],
  [
    'a page instead of a missing file',
    ({ pathname }) => (pathname.endsWith('none.js') ? new Response('page') : undefined),
    'a missing file with 200',
    'rewrites',
  ],
  [
    'no authorised domain',
    ({ pathname }) => (pathname.startsWith('/admin/') ? Response.json({}) : undefined),
    'site.example is not an authorised domain',
    'console.firebase.google.com',
  ],
  [
    'another bucket',
    ({ pathname }) =>
      pathname.endsWith('init.json') ? Response.json({ projectId: 'demo-test', storageBucket: 'other' }) : undefined,
    'The site file has the bucket bucket, but the project',
    'storageBucket',
  ],
  [
    'a token without rights',
    ({ pathname }) => (pathname.includes('/channels/') ? new Response('{}', { status: 403 }) : undefined),
    'The Hosting API refuses',
    'Firebase Hosting Admin',
  ],
])('%s is reported, with advice', async (_, answer, problem, remedy) => {
  fault = answer;
  const findings = await examine(examination);
  expect(findings).toContainEqual(
    expect.objectContaining({ problem: expect.stringContaining(problem), remedy: expect.stringContaining(remedy) }),
  );
});

test.each([
  [[1, 2], ['Contract 1 is still needed by mfe_tiny.']],
  [[0, 1], ['No live app needs contract 0, so the next shell can drop it (docs/upgrades.md).']],
  [[1], []],
])('the apps that need an older contract of a shell with %j are noted', async (contracts, expected) => {
  const versions = { '@adp/app-contract': '1.0.0' };
  fault = ({ pathname }) =>
    pathname.endsWith('/provided.json') ? Response.json({ contracts, versions, names: {} }) : undefined;
  const notes: string[] = [];
  const findings = await examine({ ...examination, onNote: (note) => void notes.push(note) });
  expect([findings, notes.filter((note) => /contract/i.test(note))]).toEqual([[], expected]);
});

describe('with rendered pages', () => {
  const rendered = { ...site, edge: 'function' } as const;
  const at = (minute: number) => Date.parse('2026-11-26T12:00:00Z') + minute * 60_000;
  const setMinutesAgo = (minutesAgo: number) => {
    fault = ({ pathname }) =>
      pathname === '/knowledge-products'
        ? new Response('page', {
            headers: {
              'x-live-read': `${new Date(at(-minutesAgo)).toISOString()} mfe_tiny`,
              date: new Date(at(0)).toUTCString(),
            },
          })
        : undefined;
  };

  test('a renderer that no longer reads releases is reported, with the age of its data', async () => {
    setMinutesAgo(39);
    expect(await examine({ ...examination, site: rendered })).toMatchObject([
      { problem: expect.stringContaining('host of mfe_tiny for 39 minutes') as string },
    ]);
    setMinutesAgo(1);
    expect(await examine({ ...examination, site: rendered })).toEqual([]);
    expect(await readRendererAge({ ...examination, site: rendered })).toEqual({ name: 'mfe_tiny', age: 60_000 });
  });
});

test.each<[string, Partial<Examination>, string]>([
  [
    'no .firebaserc',
    { firebaserc: '' },
    'npx firebase-tools target:apply hosting mfe-tiny mfe-tiny --project demo-test',
  ],
  ['no contact address', { site: { ...site, registry: { ...site.registry, contact: '' } } }, 'Add "contact"'],
  ['no hosting entry', { hosting: hosting.slice(0, 1) }, 'Copy the entry of mfe-programmes'],
  [
    'a site that Hosting does not have',
    { site: { ...site, hosting: { project: 'demo-test', api: 'https://api.example', sites: { shell: 'none' } } } },
    'npx firebase-tools hosting:sites:create none --project demo-test',
  ],
])('%s is reported, with the command that fixes it', async (_, change, remedy) => {
  const findings = await examine({ ...examination, ...change });
  expect(findings.map((finding) => finding.remedy)).toContainEqual(expect.stringContaining(remedy));
});

test('a host that is down causes a single finding, and the other checks still run', async () => {
  fault = ({ origin }) => {
    if (origin === origins['mfe-tiny']) throw new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') });
    return undefined;
  };
  const findings = await examine(examination);
  expect(findings).toEqual([expect.objectContaining({ about: 'checkHosts', problem: 'fetch failed: ECONNREFUSED' })]);
});
