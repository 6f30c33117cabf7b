/** @jest-environment node */
import { copyFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder as sharedCache } from '../testing/startAuth';
import { fetchTarball } from './fetchTarball';
import { loadCore } from './loadCore';

let cache: string;
let tarballFolder: string;
let tarball: string;
beforeAll(async () => {
  tarballFolder = await mkdtemp(join(tmpdir(), 'auth-core-'));
  tarball = await fetchTarball(tarballFolder);
});
afterAll(() => rm(tarballFolder, { recursive: true }));
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'auth-cache-'));
});
afterEach(() => rm(cache, { recursive: true }));

const copyOfIt = () =>
  jest.fn(async (folder: string) => {
    const copy = join(folder, 'core.tgz');
    await copyFile(tarball, copy);
    return copy;
  });
const cached = async () => join(cache, (await readdir(cache)).join('|'));

test('the first start downloads the core, reports the download in one line, and creates one file', async () => {
  const onStatus = jest.fn();
  const core = await loadCore({ cacheFolder: cache, fetch: copyOfIt(), onStatus });
  expect(Object.keys(core.operations)).toEqual(['identitytoolkit', 'securetoken', 'emulator']);
  expect(onStatus.mock.calls).toEqual([
    ['Downloading the core of the Auth emulator (firebase-tools@15.34.2), for the first start only ...'],
  ]);
  expect(await readdir(cache)).toEqual([expect.stringMatching(/^auth-core-\w+\.cjs$/)]);
});

test('later starts download nothing', async () => {
  await loadCore({ cacheFolder: cache, fetch: copyOfIt() });
  const fetch = copyOfIt();
  const onStatus = jest.fn();
  await loadCore({ cacheFolder: cache, fetch, onStatus });
  expect([fetch.mock.calls, onStatus.mock.calls]).toEqual([[], []]);
});

test.each<[string, (file: string) => Promise<unknown>]>([
  ['cut short', (file) => truncate(file, 10_000)],
  ['empty', (file) => truncate(file, 0)],
  ['changed', async (file) => writeFile(file, (await readFile(file, 'utf8')).replace('EMAIL_EXISTS', 'EMAIL_ABSENT'))],
])('the core is bundled again if the cached one is %s', async (_, damage) => {
  await loadCore({ cacheFolder: cache, fetch: copyOfIt() });
  const healthy = await readFile(await cached(), 'utf8');
  await damage(await cached());
  const fetch = copyOfIt();
  await loadCore({ cacheFolder: cache, fetch });
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(await readFile(await cached(), 'utf8')).toBe(healthy);
});

test('concurrent starts do not interfere with each other', async () => {
  const starts = Array.from({ length: 4 }, () => loadCore({ cacheFolder: cache, fetch: copyOfIt() }));
  for (const core of await Promise.all(starts)) expect(core.widget).toContain(core.widgetPlaceholder);
  expect(await readdir(cache)).toHaveLength(1);
});

test('a tarball with an unexpected checksum is rejected and leaves no file', async () => {
  const fetch = async (folder: string) => {
    const file = join(folder, 'other.tgz');
    await writeFile(file, 'something else');
    return file;
  };
  await expect(loadCore({ cacheFolder: cache, fetch })).rejects.toThrow(
    /^The tarball of firebase-tools@15\.34\.2 has an unexpected checksum \(sha512-.+\)/,
  );
  expect(await readdir(cache)).toEqual([]);
});

test('without a registry and a cache, one sentence says what is missing and how to fix it', async () => {
  // No server listens on this port, and the npm cache is empty.
  const env = {
    ...process.env,
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_cache: join(tarballFolder, 'npm'),
  };
  await expect(loadCore({ cacheFolder: cache, fetch: (folder) => fetchTarball(folder, env) })).rejects.toThrow(
    'The core of the Auth emulator (firebase-tools@15.34.2) is not in the cache, and the npm registry is not available. Connect to the registry for the first start; "npm ping" checks the connection.',
  );
  expect(await readdir(cache)).toEqual([]);
});

test('the tests share the platform’s cache folder', async () => {
  expect((await loadCore({ cacheFolder: sharedCache })).operations).toBeDefined();
});
