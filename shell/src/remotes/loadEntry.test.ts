import { unloadContainer } from '../testing/appHost';
import { answerFetch, hang } from '../testing/network';
import { AppLoadError } from './AppLoadError';
import { containers, federation } from './federation';
import { loadEntry } from './loadEntry';

const origin = 'https://tiny.example';
/** Name of the container. Each test has a new one, because timeouts are stored per container. */
let container = '';
const build = {
  contract: 1,
  app: 'mfe_tiny',
  build: 'b-0123456789',
  container: '',
  entry: 'b-0123456789/entry.js',
  requires: {},
  integrity: { 'entry.js': 'sha256-AAAA' },
};
let manifest = build;
const url = `${origin}/${build.entry}`;
const healthy = { init: () => undefined, get: () => Promise.resolve(() => ({})) };

let replaced: readonly string[] = [];
let tests = 0;
beforeEach(() => {
  container = `mfe_tiny_${(tests += 1)}`;
  manifest = { ...build, container };
  jest.useFakeTimers();
  replaced = answerFetch(() => new Response('gone', { status: 404 }));
});
afterEach(() => {
  jest.useRealTimers();
  unloadContainer(container);
  document.head.replaceChildren();
});

const scripts = () => [...document.head.querySelectorAll('script')];

/** Simulates the browser's event for the script. `leaves` is the value of the global that the script sets. */
async function answer(event: 'load' | 'error', leaves?: unknown): Promise<void> {
  await settle();
  if (leaves !== undefined) Reflect.set(globalThis, container, leaves);
  scripts().at(-1)?.dispatchEvent(new Event(event));
  await settle();
}

const settle = () => jest.advanceTimersByTimeAsync(0);

test('requests the entry script once, matching its preload hint, and stores the container', async () => {
  const loaded = loadEntry(manifest, origin);
  await settle();
  expect(scripts().map(({ src, crossOrigin }) => ({ src, crossOrigin }))).toEqual([
    { src: url, crossOrigin: 'anonymous' },
  ]);
  await answer('load', healthy);
  await expect(loaded).resolves.toBeUndefined();
});

test('registers the build once as a remote of the federation runtime', async () => {
  const loaded = loadEntry(manifest, origin);
  await answer('load', healthy);
  await loaded;
  await loadEntry(manifest, origin);
  expect(federation.options.remotes.filter(({ name }) => name === container)).toEqual([
    expect.objectContaining({ entry: url, entryGlobalName: container, type: 'var' }),
  ]);
});

test('removes the script from the page and clears its timer', async () => {
  const loaded = loadEntry(manifest, origin);
  await answer('load', healthy);
  await loaded;
  expect(scripts()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

test('does not load a build that is already in the page', async () => {
  const loaded = loadEntry(manifest, origin);
  await answer('load', healthy);
  await loaded;
  await expect(loadEntry(manifest, origin)).resolves.toBeUndefined();
  expect(scripts()).toEqual([]);
});

describe("protects the container's global", () => {
  const planted = { init: () => undefined, get: () => Promise.resolve(() => ({ app: 'planted' })) };

  test('by removing existing globals for the container and its chunks before the script runs', async () => {
    Reflect.set(globalThis, container, planted);
    Reflect.set(globalThis, `webpackChunk${container}`, [[['routes'], {}]]);
    const loaded = loadEntry(manifest, origin);
    expect([Reflect.get(globalThis, container), Reflect.get(globalThis, `webpackChunk${container}`)]).toEqual([
      undefined,
      undefined,
    ]);
    await answer('load', healthy);
    await loaded;
    expect(containers.get(container)).toBe(healthy);
  });

  test('by ignoring a planted container if the script sets none', async () => {
    Reflect.set(globalThis, container, planted);
    const failure = expect(loadEntry(manifest, origin)).rejects.toThrow('holds no app');
    await answer('load');
    await failure;
    expect(containers.has(container)).toBe(false);
  });

  test.each([
    ['a value that cannot be changed', { value: planted }, /no answer from/],
    ['an accessor', { get: () => planted, set: () => undefined }, /holds no app/],
  ])('by rejecting %s as a container', async (_, property, reason) => {
    const taken = { ...manifest, container: `${container}_${Object.keys(property).join('_')}` };
    Object.defineProperty(globalThis, taken.container, property);
    const failure = expect(loadEntry(taken, origin)).rejects.toThrow(reason);
    for (let time = 0; time < 3; time += 1) await answer('load');
    await failure;
    expect(containers.has(taken.container)).toBe(false);
  });

  test('by removing the global, so that no other script can change it', async () => {
    const loaded = loadEntry(manifest, origin);
    await answer('load', healthy);
    await loaded;
    expect(Reflect.get(globalThis, container)).toBeUndefined();
  });
});

test('fetches a failed script bypassing the cache, and then requests the same URL again', async () => {
  const options: (RequestInit | undefined)[] = [];
  answerFetch((_, init) => {
    options.push(init);
    return new Response('the good one');
  });
  const loaded = loadEntry(manifest, origin);
  await answer('error');
  expect(options.map((init) => init?.cache)).toEqual(['reload']);
  expect(scripts().map(({ src }) => src)).toEqual([url]);
  await answer('load', healthy);
  await expect(loaded).resolves.toBeUndefined();
});

test('uses a cache-busting query if fetching the script bypassing the cache does not help', async () => {
  answerFetch(() => new Response('bad again'));
  const loaded = loadEntry(manifest, origin);
  await answer('error');
  await answer('error');
  expect(scripts().map(({ src }) => src)).toEqual([expect.stringMatching(/\/entry\.js\?retry=\d+$/)]);
  await answer('load', healthy);
  await expect(loaded).resolves.toBeUndefined();
});

test('treats an interrupted response as a failure', async () => {
  answerFetch(
    () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })),
  );
  const loaded = loadEntry(manifest, origin);
  await answer('error');
  expect(scripts().map(({ src }) => src)).toEqual([expect.stringContaining('?retry=')]);
  await answer('load', healthy);
  await expect(loaded).resolves.toBeUndefined();
});

test('stops waiting for the replacement of the cached script after 9 s', async () => {
  answerFetch((_, init) => hang(init));
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('too late', 'TimeoutError')));
  const loaded = loadEntry(manifest, origin);
  await answer('error');
  await answer('load', healthy);
  await expect(loaded).resolves.toBeUndefined();
  jest.restoreAllMocks();
});

test('requests a missing script once more, with a cache-busting query', async () => {
  const loaded = loadEntry(manifest, origin);
  await answer('error');
  expect(replaced).toEqual([url]);
  expect(scripts().map(({ src }) => src)).toEqual([expect.stringMatching(/\/b-0123456789\/entry\.js\?retry=\d+$/)]);
  await answer('load', healthy);
  await expect(loaded).resolves.toBeUndefined();
});

test('throws an error with the URL after two failures, without a third request', async () => {
  const failure = expect(loadEntry(manifest, origin)).rejects.toMatchObject({
    name: 'AppLoadError',
    app: 'mfe_tiny',
    kind: 'entry',
    reason: `no answer from ${url}`,
  });
  await answer('error');
  await answer('error');
  await failure;
  expect(scripts()).toEqual([]);
});

test('requests the script again at the next load after two failures', async () => {
  const failure = expect(loadEntry(manifest, origin)).rejects.toMatchObject({ kind: 'entry' });
  await answer('error');
  await answer('error');
  await failure;
  const loaded = loadEntry(manifest, origin);
  await answer('load', healthy);
  await expect(loaded).resolves.toBeUndefined();
});

test('times out after 9 s and retries once with a cache-busting query', async () => {
  const failure = expect(loadEntry(manifest, origin)).rejects.toMatchObject({
    kind: 'entry',
    cause: expect.objectContaining({ message: expect.stringContaining('timed out') }),
  });
  await jest.advanceTimersByTimeAsync(8_999);
  expect(scripts().map(({ src }) => src)).toEqual([url]);
  await jest.advanceTimersByTimeAsync(1);
  expect(scripts().map(({ src }) => src)).toEqual([expect.stringContaining('?retry=')]);
  await jest.advanceTimersByTimeAsync(9_000);
  await failure;
});

test('uses a script that loads with the cache-busting query after a timeout', async () => {
  const loaded = loadEntry(manifest, origin);
  await jest.advanceTimersByTimeAsync(9_000);
  await answer('load', healthy);
  await expect(loaded).resolves.toBeUndefined();
});

test('uses a cache-busting query immediately if the entry script has timed out before', async () => {
  const failure = expect(loadEntry(manifest, origin)).rejects.toMatchObject({ kind: 'entry' });
  await jest.advanceTimersByTimeAsync(18_000);
  await failure;
  const again = expect(loadEntry(manifest, origin)).rejects.toMatchObject({ kind: 'entry' });
  await settle();
  expect(scripts().map(({ src }) => src)).toEqual([expect.stringMatching(/\/entry\.js\?retry=\d+$/)]);
  await answer('error');
  await again;
});

test.each([
  ['nothing', undefined],
  ['a text', 'container'],
  ['a container without get', { init: () => undefined }],
  ['a container whose init is not a function', { init: true, get: () => undefined }],
])('rejects a script that sets %s', async (_, leaves) => {
  const failure = expect(loadEntry(manifest, origin)).rejects.toThrow(
    new AppLoadError('mfe_tiny', 'entry', `${url} holds no app`),
  );
  await answer('load', leaves);
  await failure;
});
