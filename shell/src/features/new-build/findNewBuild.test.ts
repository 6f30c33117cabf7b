import { answerFetch, hang, json, passTimeouts } from '../../testing/network';
import { hostApp, takeDown, type AppHost } from '../../testing/appHost';
import { loadApp } from '../../remotes/loadApp';
import { findNewBuild } from './findNewBuild';

const latest = '/builds/latest.json';
const manifest = 'https://tiny.example/manifest.json';

let host: AppHost;
beforeEach(async () => {
  host = hostApp();
  await loadApp(host.app);
});
afterEach(() => {
  jest.restoreAllMocks();
  takeDown(host);
});

/** The live builds, of the shell and of the app; the page runs b-0000000000 and b-0123456789. */
const live = (shell: unknown, app: unknown) =>
  answerFetch((address) => json({ build: address === latest ? shell : app }));

test('where all builds are those that the page runs, there is none', async () => {
  const requested = live('b-0000000000', 'b-0123456789');
  await expect(findNewBuild()).resolves.toBe(false);
  expect(requested).toEqual([latest, manifest]);
});

test.each([
  ['of the shell', 'b-1111111111', 'b-0123456789'],
  ['of an app in use', 'b-0000000000', 'b-1111111111'],
  ['of both', 'b-1111111111', 'b-1111111111'],
])('a newer build %s is found', async (_, shell, app) => {
  live(shell, app);
  await expect(findNewBuild()).resolves.toBe(true);
});

test('an app that the page does not run is not asked for', async () => {
  takeDown(host);
  const requested = live('b-0000000000', 'b-1111111111');
  await expect(findNewBuild()).resolves.toBe(false);
  expect(requested).toEqual([latest]);
});

test('no cache answers', async () => {
  const options: (RequestInit | undefined)[] = [];
  answerFetch((_, init) => {
    options.push(init);
    return json({});
  });
  await findNewBuild();
  expect(options.map((init) => init?.cache)).toEqual(['no-store', 'no-store']);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['status 404', () => json({ build: 'b-1111111111' }, 404)],
  ['HTML', () => new Response('<!doctype html>')],
  ['JSON without a build', () => json({ message: 'busy' })],
  ['null', () => json(null)],
  ['a build that is no id', () => json({ build: 7 })],
])('%s counts as unchanged', async (_, answer) => {
  answerFetch(answer);
  await expect(findNewBuild()).resolves.toBe(false);
});

test('what does not answer does not hide the news of what does', async () => {
  answerFetch((address) =>
    address === latest ? json({ build: 'b-1111111111' }) : new Response('busy', { status: 503 }),
  );
  await expect(findNewBuild()).resolves.toBe(true);
});

test('a host that hangs is given up, and counts as unchanged', async () => {
  passTimeouts();
  answerFetch((address, init) => (address === latest ? json({ build: 'b-1111111111' }) : hang(init)));
  const settled = new Promise((resolve) => setTimeout(() => resolve('still waiting'), 0));
  await expect(Promise.race([findNewBuild(), settled])).resolves.toBe(true);
});
