/** @jest-environment node */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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

/** A publisher on a machine of its own, which has nothing but the build that it publishes. */
function publisher(fetch: typeof globalThis.fetch = api.fetch): PublishOptions {
  const client = createHostingClient({ api: 'https://api.example', project: 'demo-test', token: 'owner', fetch });
  return { site, client, hosting, workspace: folder.path, fetch, now: () => now, onStatus: () => undefined };
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

/** What a visitor would miss of what the live versions name. */
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

test('a build is published beside those that were live in the last 30 days, which the machine does not have', async () => {
  for (const number of [1, 2, 3]) {
    await publishApp(number);
    now += 10 * days;
  }
  expect(builds()).toEqual([1, 2, 3].map(buildId));
  now += 15 * days;
  await publishApp(4);
  // The first was live until 35 days ago, the second until 25.
  expect(builds()).toEqual([2, 3, 4].map(buildId));
  expect(read('mfe-tiny', '/manifest.json')).toContain(buildId(4));
  expect(findBroken()).toEqual([]);
});

test("a host's files that are no builds survive, and so does a build that another tool brought", async () => {
  writeFiles(join(folder.path, 'hosts/tiny'), { [`${buildId(9)}/entry.js`]: '// by hand' });
  await publishApp(1);
  await publishApp(2);
  await publishShell(2);
  expect(read('mfe-tiny', '/search/index.json')).toBe('index');
  expect(read('mfe-tiny', `/${buildId(9)}/entry.js`)).toBe('// by hand');
  expect([read('shell', '/robots.txt'), read('shell', '/.well-known/security.txt')]).toEqual(['robots', 'security']);
});

test('only what Hosting does not have is sent, and the manifest is the last file', async () => {
  await publishApp(1);
  const sent: string[] = [];
  const counting: typeof fetch = (url, init) => {
    if (String(url).includes('/upload/')) sent.push(String(url));
    return api.fetch(url, init);
  };
  await publishApp(2, publisher(counting));
  // manifest and entry, routes, and in each of five languages the two pages that name the build.
  expect(sent.length).toBeLessThan(16);
  expect(paths('mfe-tiny').at(-1)).toBe('/manifest.json');
});

test('a published build never changes: the same again is a release, another under its name is refused', async () => {
  await publishApp(1);
  const entry = read('mfe-tiny', `/${buildId(1)}/entry.js`);
  await publishApp(1);
  expect(read('mfe-tiny', `/${buildId(1)}/entry.js`)).toBe(entry);
  await expect(publishApp(1, publisher(), ['/tiny', '/tiny/more'])).rejects.toThrow(
    `${buildId(1)} is published with another /${buildId(1)}/page1.js: published files never change.`,
  );
});

test("the pages name the files of an app's new build, without a build of the shell", async () => {
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

test("the pages have the texts of an app's scripts, but none that is not JSON", async () => {
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

test('a new app or prefix is the registry and the pages again: nothing is built', async () => {
  await publishApp(1, publisher(), ['/tiny', '/more']);
  expect(read('shell', '/more.html')).toBeUndefined();
  clear('mfe-tiny');
  clear('shell');
  const apps = site.registry.apps.map((app) => ({ ...app, owns: ['/tiny', '/more'] }));
  await publishPages({ ...publisher(), site: { ...site, registry: { ...site.registry, apps } } });
  expect(read('shell', '/more.html')).toContain(`${buildId(1)}/page1.js`);
  expect(read('shell', '/index.html')).toContain('"owns":["/tiny","/more"]');
});

test('a rollback makes the build before live, or a named one, and loses no other', async () => {
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

test('a preview channel has the build, and the live site is as before', async () => {
  await publishApp(1);
  expect(await publishApp(2, { ...publisher(), channel: 'pr-7' })).toBe('https://mfe-tiny--pr-7.localhost:');
  const version = api.releases.served('mfe-tiny', 'pr-7');
  expect(version && api.releases.read(version, '/manifest.json')?.toString()).toContain(buildId(2));
  expect(read('mfe-tiny', '/manifest.json')).toContain(buildId(1));
  expect(read('shell', '/tiny.html')).toContain(buildId(1));
});

test('files that are no build are added to a host, and those that are there stay', async () => {
  await publishApp(1);
  const search = join(folder.path, 'search');
  writeFiles(search, { 'index.json': 'newer', 'en-1.json': 'shard' });
  await publishFiles('mfe-tiny', { folder: search, prefix: '/search' }, publisher());
  expect([read('mfe-tiny', '/search/index.json'), read('mfe-tiny', '/search/en-1.json')]).toEqual(['newer', 'shard']);
  await publishApp(2);
  expect(read('mfe-tiny', '/search/en-1.json')).toBe('shard');
  await expect(rollBack('mfe-tiny', undefined, publisher())).resolves.toBe(buildId(1));
  expect(() => publishFiles('mfe-tiny', { folder: search, prefix: `/${buildId(1)}` }, publisher())).toThrow('no place');
});

test('an app that is published before the shell is live, and the pages come with the shell', async () => {
  api = createHostingApi({
    hosting: hosting.map(toHostedSite),
    origins,
    cwd: join(folder.path, 'nothing'),
    now: () => now,
  });
  const statuses: string[] = [];
  await publishApp(1, { ...publisher(), onStatus: (sentence) => statuses.push(sentence) });
  expect(statuses).toEqual(['The shell is not published yet: publish it, and the pages come with it.']);
  await publishShell(1);
  expect(read('shell', '/tiny.html')).toContain(`${buildId(1)}/entry.js`);
});

test('an app whose pages cannot be written is live, and whoever publishes is told what to do', async () => {
  await publishApp(1);
  const failing: typeof fetch = (url, init) =>
    String(url).endsWith('/routes.json') ? Promise.resolve(new Response('', { status: 503 })) : api.fetch(url, init);
  await expect(publishApp(2, publisher(failing))).rejects.toThrow(
    `${buildId(2)} of mfe-tiny is live; its pages are slower until "npm run publish -- pages"`,
  );
  expect(read('mfe-tiny', '/manifest.json')).toContain(buildId(2));
  expect(findBroken()).toEqual([]);
});

test('whichever request is the last before a publisher is killed, the site is on whole builds, and the next one publishes', async () => {
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
      // A lock that he left is nobody's after five minutes.
      now += 6 * 60_000;
      number += 1;
      await publishApp(number);
      expect([read('mfe-tiny', '/manifest.json'), findBroken()]).toEqual([
        expect.stringContaining(buildId(number)),
        [],
      ]);
    }
  }
}, 20_000);

/** The network of a process that is killed after `last` requests: before the next is sent, or before its answer comes. */
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

test('of two publishers at once one releases, the other is told to try again, and no build is lost: 20 races', async () => {
  let conflicts = 0;
  const published: string[] = [];
  for (let race = 0; race < 20; race += 1) {
    const random = createRandom(race);
    const slow: typeof fetch = async (url, init) => {
      for (let turns = Math.floor(random() * 6); turns > 0; turns -= 1) await Promise.resolve();
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
}, 20_000);

test('nobody gets in between the comparison with what is live and the release', async () => {
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

/** Numbers from 0 to 1, the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
