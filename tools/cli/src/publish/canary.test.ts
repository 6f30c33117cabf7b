/** @jest-environment node */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createHostingClient, listBuilds } from '@adp/app-kit/publish';
import { createHostingApi } from '@adp/local-firebase/testing';
import { toHostedSite } from '@adp/site-document/hosting';
import { buildId, emptyFolder, writeFiles } from '../testing/buildFolders';
import { writeApp, writeShell } from '../testing/writeBuilds';
import { addCanary, promote, publishFiles, publishTarget, rollBack, type PublishOptions } from './publish';

const tiny = { name: 'mfe_tiny', origin: 'https://tiny.example', owns: ['/tiny'] };
const shellOrigin = 'https://site.example';
const hosting = ['shell', 'mfe-tiny'].map((target) => ({ target, public: `hosts/${target}` }));

let folder: ReturnType<typeof emptyFolder>;
let now = 0;
let api: ReturnType<typeof createHostingApi>;
beforeEach(async () => {
  folder = emptyFolder();
  for (const { public: host } of hosting) mkdirSync(join(folder.path, host), { recursive: true });
  writeFiles(join(folder.path, 'more'), { 'index.json': 'index' });
  now = Date.UTC(2026, 10, 22);
  const origins = { shell: shellOrigin, 'mfe-tiny': tiny.origin };
  api = createHostingApi({ hosting: hosting.map(toHostedSite), origins, cwd: folder.path, now: () => now });
  await publishShell(1);
});
afterEach(() => folder.remove());

const publisher = (): PublishOptions => ({
  site: { origin: shellOrigin, registry: { apps: [tiny], social: {} } },
  client: createHostingClient({ api: 'https://api.example', project: 'p', token: 'owner', fetch: api.fetch }),
  hosting,
  workspace: folder.path,
  publisher: { by: 'team' },
  fetch: api.fetch,
  now: () => now,
});

/** Writes build `number` to the `dist/` folder of the target. */
function build(target: 'shell' | 'mfe-tiny', number: number): void {
  const dist = join(folder.path, target, 'dist');
  rmSync(dist, { recursive: true, force: true });
  if (target === 'shell') writeShell(dist, number);
  else writeApp(dist, number, ['/tiny']);
}

function publishShell(number: number, options = publisher()): Promise<string> {
  build('shell', number);
  return publishTarget('shell', { ...options, onStatus: () => undefined });
}

function publishApp(number: number): Promise<string> {
  build('mfe-tiny', number);
  return publishTarget('mfe-tiny', publisher());
}

const live = (target: string) => api.releases.served(target, 'live');

function read(target: string, path: string): string | undefined {
  const version = live(target);
  return version && api.releases.read(version, path)?.toString();
}

describe('a canary', () => {
  const pointer = () => JSON.parse(read('mfe-tiny', '/manifest.json') ?? '') as Record<string, unknown>;
  async function publishCanary(number: number, percent = 10): Promise<string> {
    build('mfe-tiny', number);
    return addCanary('mfe-tiny', percent, publisher());
  }

  test('is published in the manifest beside the live build, and the pages still name the live build', async () => {
    await publishApp(1);
    const alone = pointer();
    const page = read('shell', '/tiny.html');
    await expect(publishCanary(2)).resolves.toBe(buildId(2));
    expect(pointer()).toMatchObject({
      ...alone,
      canary: { build: buildId(2), entry: `${buildId(2)}/entry.js`, share: 0.1 },
    });
    expect(Object.keys(live('mfe-tiny')?.files ?? {}).at(-1)).toBe('/manifest.json');
    expect(read('mfe-tiny', `/${buildId(2)}/entry.js`)).toBeDefined();
    expect(read('shell', '/tiny.html')).toBe(page);
  });

  test('becomes the live build when it is promoted, and the pages name its files', async () => {
    await publishApp(1);
    await publishCanary(2);
    await expect(promote('mfe-tiny', publisher())).resolves.toBe(buildId(2));
    expect(pointer()).toMatchObject({ build: buildId(2) });
    expect(pointer()).not.toHaveProperty('canary');
    expect(read('shell', '/tiny.html')).toContain(`/${buildId(2)}/`);
    await expect(promote('mfe-tiny', publisher())).rejects.toThrow('There is no canary');
  });

  test.each([
    ['stopped', 'its LCP was 3000 ms in 400 visits, compared with 2000 ms of the live build.'],
    ['passed', undefined],
  ])('that the site has %s is promoted, with a warning if it was stopped', async (state, warning) => {
    await publishApp(1);
    await publishCanary(2);
    const verdict = { build: buildId(2), state, visits: 400, reason: 'lcp', canary: 3_000, stable: 2_000 };
    const app = { app: 'mfe_tiny', live: buildId(1), canary: verdict, builds: [], updatedAt: new Date(now) };
    const fetch: typeof api.fetch = (url, init) =>
      String(url).endsWith('/api/health') ? Promise.resolve(Response.json({ apps: [app] })) : api.fetch(url, init);
    const statuses: string[] = [];
    const onStatus = (sentence: string) => void statuses.push(sentence);
    await expect(promote('mfe-tiny', { ...publisher(), fetch, onStatus })).resolves.toBe(buildId(2));
    expect(statuses).toEqual(warning ? [`Warning: the site has stopped the canary ${buildId(2)}: ${warning}`] : []);
  });

  test("ends with a rollback that leaves the live build unchanged and keeps the canary's files for open tabs", async () => {
    await publishApp(1);
    const alone = read('mfe-tiny', '/manifest.json');
    await publishCanary(2);
    await publishFiles('mfe-tiny', { folder: join(folder.path, 'more'), prefix: '/more' }, publisher());
    await expect(rollBack('mfe-tiny', undefined, publisher())).resolves.toBe(buildId(1));
    expect(read('mfe-tiny', '/manifest.json')).toBe(alone);
    now += 29 * 86_400_000;
    await publishApp(3);
    expect(listBuilds(new Map(Object.entries(live('mfe-tiny')?.files ?? {})))).toEqual([1, 2, 3].map(buildId));
  });

  test.each<[string, () => Promise<string>, string]>([
    ['without a live build', () => publishCanary(2), 'No build is live yet'],
    ['equal to the live build', () => publishApp(1).then(() => publishCanary(1)), 'is the live build'],
    ['for nobody', () => publishApp(1).then(() => publishCanary(2, 0)), 'between 0 and 100'],
    ['of the shell', async () => addCanary('shell', 10, publisher()), 'is not an app of the site'],
  ])('%s is rejected', async (_, add, reason) => {
    await expect(add()).rejects.toThrow(reason);
  });
});

test("a shell's news stays in the pages while the shell is live, regardless of which command writes them", async () => {
  const latest = () => JSON.parse(read('shell', '/builds/latest.json') ?? '') as unknown;
  const published = new Date(now).toISOString();
  await publishShell(2, { ...publisher(), news: 'Search finds people.' });
  now += 86_400_000;
  await publishApp(1);
  expect(latest()).toEqual({ build: buildId(2), news: 'Search finds people.', published });
  await rollBack('shell', undefined, publisher());
  expect(latest()).toEqual({ build: buildId(1) });
});
