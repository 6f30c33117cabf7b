/** @jest-environment node */
import { mkdirSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { createHostingClient, PublishConflict } from '@adp/app-kit/publish';
import { createHostingApi } from '@adp/local-firebase/testing';
import { toHostedSite } from '@adp/site-document/hosting';
import type { SiteFile } from '@adp/site-document/siteFile';
import { buildId, emptyFolder, writeFiles } from '../testing/buildFolders';
import { writeApp, writeShell } from '../testing/writeBuilds';
import { publishFiles, publishPages, publishTarget, rollBack, type PublishOptions } from './publish';

const days = 86_400_000;
const origins = { shell: 'https://site.example', 'mfe-tiny': 'https://tiny.example' };
const site: SiteFile = {
  origin: origins.shell,
  registry: { apps: [{ name: 'mfe_tiny', origin: origins['mfe-tiny'], owns: ['/tiny'] }], social: {} },
};
const header = (source: string, key: string, value: string) => ({ source, headers: [{ key, value }] });
const hosting = [
  { target: 'shell', public: 'hosts/shell' },
  { target: 'mfe-tiny', public: 'hosts/tiny', headers: [header('/b-*/**', 'Cache-Control', 'immutable')] },
];

let folder: ReturnType<typeof emptyFolder>;
let now: number;
let api: ReturnType<typeof createHostingApi>;
beforeEach(async () => {
  folder = emptyFolder();
  mkdirSync(join(folder.path, 'hosts'), { recursive: true });
  now = Date.UTC(2026, 10, 22);
  api = createHostingApi({ hosting: hosting.map(toHostedSite), origins, cwd: folder.path, now: () => now });
  writeFiles(join(folder.path, 'hosts/shell'), { 'robots.txt': 'robots', '.well-known/security.txt': 'security' });
  writeFiles(join(folder.path, 'hosts/tiny'), { 'search/index.json': 'index' });
  await publishShell(1);
});
afterEach(() => folder.remove());

/** Returns the options of a publisher whose machine contains only the build to publish. */
function publisher(fetch: typeof globalThis.fetch = api.fetch): PublishOptions {
  const client = createHostingClient({ api: 'https://api.example', project: 'demo-test', token: 'owner', fetch });
  return {
    site,
    client,
    hosting,
    workspace: folder.path,
    publisher: { by: 'team' },
    fetch,
    now: () => now,
    onStatus: () => undefined,
  };
}

const clear = (target: string) => rmSync(join(folder.path, target, 'dist'), { recursive: true, force: true });

function publishShell(number: number, options = publisher()): Promise<string> {
  clear('shell');
  writeShell(join(folder.path, 'shell/dist'), number);
  return publishTarget('shell', options);
}

function publishApp(number: number, options = publisher(), pages = ['/tiny']): Promise<string> {
  clear('mfe-tiny');
  writeApp(join(folder.path, 'mfe-tiny/dist'), number, pages);
  return publishTarget('mfe-tiny', options);
}

function read(target: string, path: string): string | undefined {
  const version = api.releases.served(target, 'live');
  return version && api.releases.read(version, path)?.toString();
}

const paths = (target: string) => Object.keys(api.releases.served(target, 'live')?.files ?? {});
const builds = () => [...new Set(paths('mfe-tiny').flatMap((path) => /^\/(b-\w+)\//.exec(path)?.[1] ?? []))].sort();

/** Returns the missing files to which the live versions refer. */
function findBroken(): string[] {
  const broken: string[] = [];
  const { build = '' } = JSON.parse(read('mfe-tiny', '/manifest.json') ?? '{}') as { build?: string };
  if (build !== '') {
    for (const path of ['entry.js', 'page0.js', 'manifest.json', 'routes.json'])
      if (read('mfe-tiny', `/${build}/${path}`) === undefined) broken.push(`/${build}/${path}`);
  }
  const page = read('shell', '/index.html') ?? '';
  const [, script = 'the script of the front page'] = /src="(\/b-[^"]+)"/.exec(page) ?? [];
  if (read('shell', script) === undefined) broken.push(script);
  for (const [, file = ''] of (read('shell', '/tiny.html') ?? '').matchAll(/href="https:\/\/tiny.example(\/b-[^"]+)"/g))
    if (read('mfe-tiny', file) === undefined) broken.push(`hint ${file}`);
  return broken;
}

test("a build is published beside the builds of the last 30 days, which the publisher's machine does not have", async () => {
  for (const number of [1, 2, 3]) {
    await publishApp(number);
    now += 10 * days;
  }
  expect(builds()).toEqual([1, 2, 3].map(buildId));
  now += 15 * days;
  await publishApp(4);
  // The first build was live until 35 days ago, and the second build until 25 days ago.
  expect(builds()).toEqual([2, 3, 4].map(buildId));
  expect(read('mfe-tiny', '/manifest.json')).toContain(buildId(4));
  expect(findBroken()).toEqual([]);
});

test("a host's other files remain, and a build that another tool published remains too", async () => {
  writeFiles(join(folder.path, 'hosts/tiny'), { [`${buildId(9)}/entry.js`]: '// by hand' });
  await publishApp(1);
  await publishApp(2);
  await publishShell(2);
  expect(read('mfe-tiny', '/search/index.json')).toBe('index');
  expect(read('mfe-tiny', `/${buildId(9)}/entry.js`)).toBe('// by hand');
  expect([read('shell', '/robots.txt'), read('shell', '/.well-known/security.txt')]).toEqual(['robots', 'security']);
});

test('only files that Hosting lacks are uploaded, and the manifest is uploaded last', async () => {
  await publishApp(1);
  const sent: string[] = [];
  const counting: typeof fetch = (url, init) => {
    if (String(url).includes('/upload/')) sent.push(String(url));
    return api.fetch(url, init);
  };
  await publishApp(2, publisher(counting));
  // The files are the manifest, the entry, the routes, two logs, and two pages in each of five languages.
  expect(sent.length).toBeLessThan(18);
  expect(paths('mfe-tiny').at(-1)).toBe('/manifest.json');
});

test('a published build cannot change: the same build is released again, and a different build with its ID is rejected', async () => {
  await publishApp(1);
  const entry = read('mfe-tiny', `/${buildId(1)}/entry.js`);
  await publishApp(1);
  expect(read('mfe-tiny', `/${buildId(1)}/entry.js`)).toBe(entry);
  await expect(publishApp(1, publisher(), ['/tiny', '/tiny/more'])).rejects.toThrow(
    `${buildId(1)} is published with another /${buildId(1)}/page1.js: published files never change.`,
  );
});

test("the pages name the files of an app's new build, without a new build of the shell", async () => {
  await publishApp(1, publisher(), ['/tiny', '/tiny/more']);
  expect(read('shell', '/tiny.html')).toContain(`${buildId(1)}/entry.js`);
  await publishApp(2, publisher(), ['/tiny', '/tiny/other']);
  expect(read('shell', '/tiny.html')).toContain(`${buildId(2)}/entry.js`);
  expect([read('shell', '/tiny/more.html'), read('shell', '/tiny/other.html')]).toEqual([
    undefined,
    expect.stringContaining(buildId(2)),
  ]);
  expect(read('shell', '/index.html')).toContain(`/${buildId(1)}/shell.js`);
  expect(read('shell', '/-/apps.html')).toContain('body{order:-1}');
});

test("the pages contain the texts of an app's scripts, except invalid JSON", async () => {
  const dist = join(folder.path, 'mfe-tiny/dist');
  writeApp(dist, 1, ['/tiny']);
  const texts = { 'en/page0.json': '<html>', 'fr/page0.json': '{"t1":{"a":["Bonjour"]}}' };
  for (const [file, text] of Object.entries(texts)) writeFiles(dist, { [`${buildId(1)}/${file}`]: text });
  await publishTarget('mfe-tiny', publisher());
  const readBlock = (path: string) => / id="texts">(.*?)<\/script>/.exec(read('shell', path) ?? '')?.[1];
  const at = (file: string) => `${origins['mfe-tiny']}/${buildId(1)}/${file}`;
  expect(readBlock('/fr/tiny.html')).toBe(`{"${at('fr/page0.json')}":${texts['fr/page0.json']}}`);
  expect(readBlock('/tiny.html')).toBe('{}');
  expect(read('shell', '/tiny.html')).toContain(`as="fetch" href="${at('en/page0.json')}"`);
});

test('a new app or prefix requires a new registry and new pages, but no build', async () => {
  await publishApp(1, publisher(), ['/tiny', '/more']);
  expect(read('shell', '/more.html')).toBeUndefined();
  clear('mfe-tiny');
  clear('shell');
  const apps = site.registry.apps.map((app) => ({ ...app, owns: ['/tiny', '/more'] }));
  await publishPages({ ...publisher(), site: { ...site, registry: { ...site.registry, apps } } });
  expect(read('shell', '/more.html')).toContain(`${buildId(1)}/page1.js`);
  expect(read('shell', '/index.html')).toContain('"owns":["/tiny","/more"]');
});

test('a rollback makes the previous build or a named build live, and deletes no build', async () => {
  for (const number of [1, 2, 3]) await publishApp(number);
  await expect(rollBack('mfe-tiny', undefined, publisher())).resolves.toBe(buildId(2));
  expect(read('mfe-tiny', '/manifest.json')).toContain(buildId(2));
  expect(read('shell', '/tiny.html')).toContain(`${buildId(2)}/entry.js`);
  await rollBack('mfe-tiny', buildId(1), publisher());
  expect(builds()).toEqual([1, 2, 3].map(buildId));
  await expect(rollBack('mfe-tiny', buildId(8), publisher())).rejects.toThrow(
    `${buildId(8)} is not stored any more. Stored builds: ${buildId(1)}, ${buildId(2)}, ${buildId(3)}.`,
  );
  await publishShell(2);
  await rollBack('shell', undefined, publisher());
  expect(read('shell', '/index.html')).toContain(`/${buildId(1)}/shell.js`);
});

test('a preview channel has the build, and the live site does not change', async () => {
  await publishApp(1);
  expect(await publishApp(2, { ...publisher(), channel: 'pr-7' })).toBe('https://mfe-tiny--pr-7.localhost:');
  const version = api.releases.served('mfe-tiny', 'pr-7');
  expect(version && api.releases.read(version, '/manifest.json')?.toString()).toContain(buildId(2));
  expect(read('mfe-tiny', '/manifest.json')).toContain(buildId(1));
  expect(read('shell', '/tiny.html')).toContain(buildId(1));
});

test('other files are added to a host, and existing files remain', async () => {
  await publishApp(1);
  const search = join(folder.path, 'search');
  writeFiles(search, { 'index.json': 'newer', 'en-1.json': 'shard' });
  await publishFiles('mfe-tiny', { folder: search, prefix: '/search' }, publisher());
  expect([read('mfe-tiny', '/search/index.json'), read('mfe-tiny', '/search/en-1.json')]).toEqual(['newer', 'shard']);
  await publishApp(2);
  expect(read('mfe-tiny', '/search/en-1.json')).toBe('shard');
  await expect(rollBack('mfe-tiny', undefined, publisher())).resolves.toBe(buildId(1));
});

test.each([
  ['manifest.json', '/'],
  ['mf-manifest.json', '/'],
  ['builds/log.json', '/'],
  [`${buildId(1)}/entry.js`, ''],
  ['entry.js', `/${buildId(1)}`],
  ['log.json', '/builds/'],
  ['manifest.json', '/search/..'],
])('the file %s is not published in "%s", because it would replace a file of builds', async (file, prefix) => {
  await publishApp(1);
  const more = join(folder.path, 'more');
  writeFiles(more, { 'robots.txt': 'robots', [file]: 'other' });
  const path = posix.join('/', prefix, file);
  const before = read('mfe-tiny', path);
  expect(() => publishFiles('mfe-tiny', { folder: more, prefix }, publisher())).toThrow(`${path} cannot be published`);
  expect(read('mfe-tiny', path)).toBe(before);
});

test("an app can be published before the shell, and the shell's release then publishes the pages", async () => {
  api = createHostingApi({
    hosting: hosting.map(toHostedSite),
    origins,
    cwd: join(folder.path, 'nothing'),
    now: () => now,
  });
  const statuses: string[] = [];
  await publishApp(1, { ...publisher(), onStatus: (sentence) => statuses.push(sentence) });
  expect(statuses).toEqual(['The shell is not published yet. Its first release also publishes the pages.']);
  await publishShell(1);
  expect(read('shell', '/tiny.html')).toContain(`${buildId(1)}/entry.js`);
});

test('if the pages cannot be written, the app is still live, and a message explains how to write them', async () => {
  await publishApp(1);
  const failing: typeof fetch = (url, init) =>
    String(url).endsWith('/routes.json') ? Promise.resolve(new Response('', { status: 503 })) : api.fetch(url, init);
  await expect(publishApp(2, publisher(failing))).rejects.toThrow(
    `${buildId(2)} of mfe-tiny is live, but its pages are slower until you run "npm run publish -- pages"`,
  );
  expect(read('mfe-tiny', '/manifest.json')).toContain(buildId(2));
  expect(findBroken()).toEqual([]);
});

test('if a publisher is killed after any request, the site has complete builds, and the next publisher succeeds', async () => {
  await publishApp(1);
  let number = 1;
  for (let last = 0; ; last += 1) {
    for (const isAnswered of [false, true]) {
      number += 1;
      const publish = publishApp(number, publisher(killedAfter(last, isAnswered)));
      const killed = await publish.then(
        () => false,
        () => true,
      );
      expect([last, isAnswered, findBroken()]).toEqual([last, isAnswered, []]);
      if (!killed) {
        expect(last).toBeGreaterThan(20);
        return;
      }
      // A lock of a killed publisher expires after five minutes.
      now += 6 * 60_000;
      number += 1;
      await publishApp(number);
      expect([read('mfe-tiny', '/manifest.json'), findBroken()]).toEqual([
        expect.stringContaining(buildId(number)),
        [],
      ]);
    }
  }
});

/**
 * Returns a network for a process that is killed after `last` requests. The process ends before the next request is
 * sent, or before its response arrives.
 */
function killedAfter(last: number, isSent: boolean): typeof fetch {
  let requests = 0;
  return async (url, init) => {
    requests += 1;
    if (requests > last + (isSent ? 1 : 0)) throw new Error('killed');
    const answer = await api.fetch(url, init);
    if (requests > last) throw new Error('killed');
    return answer;
  };
}

test('when two publishers race, one releases, the other must retry, and no build is lost in 20 races', async () => {
  let conflicts = 0;
  const published: string[] = [];
  for (let race = 0; race < 20; race += 1) {
    const random = createRandom(race);
    const slow: typeof fetch = async (url, init) => {
      for (let ticks = Math.floor(random() * 6); ticks > 0; ticks -= 1) await Promise.resolve();
      return api.fetch(url, init);
    };
    const dists = [1, 2].map((which) => {
      const workspace = join(folder.path, `machine-${which}`);
      const number = 100 + race * 2 + which;
      rmSync(workspace, { recursive: true, force: true });
      writeApp(join(workspace, 'mfe-tiny/dist'), number, ['/tiny']);
      return { workspace, number };
    });
    const outcomes = await Promise.allSettled(
      dists.map(({ workspace }) => publishTarget('mfe-tiny', { ...publisher(slow), workspace })),
    );
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (const [at, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') {
        published.push(buildId(dists[at]?.number ?? 0));
        continue;
      }
      conflicts += 1;
      expect(outcome.reason).toBeInstanceOf(PublishConflict);
      expect(String(outcome.reason)).toContain('try again');
    }
    expect([race, findBroken()]).toEqual([race, []]);
    expect(builds()).toEqual(published.sort());
  }
  expect(conflicts).toBeGreaterThan(5);
});

test('no other release can happen between the comparison with the live site and the release', async () => {
  await publishApp(1);
  let outcome: unknown;
  const meanwhile: typeof fetch = async (url, init) => {
    if (String(url).includes('mfe-tiny/channels/live/releases?versionName') && outcome === undefined) {
      outcome = 'started';
      outcome = await publishApp(3).catch((error: unknown) => error);
    }
    return api.fetch(url, init);
  };
  await publishApp(2, publisher(meanwhile));
  expect(String(outcome)).toBe('PublishConflict: Somebody else is publishing to mfe-tiny: try again.');
  expect(builds()).toEqual([1, 2].map(buildId));
  expect(findBroken()).toEqual([]);
});

/** Returns a generator of numbers from 0 to 1 that depend only on the seed. */
function createRandom(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
