import { unloadContainer } from '../testing/appHost';
import { answerFetch, hang } from '../testing/network';
import { AppLoadError } from './AppLoadError';
import { containers, federation } from './federation';
import { loadEntry } from './loadEntry';

const origin = 'https://tiny.example';
/** Its own for each test: what has hung is remembered. */
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
const address = `${origin}/${build.entry}`;
const sound = { init: () => undefined, get: () => Promise.resolve(() => ({})) };

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

/** Answers as the browser does; `leaves` is what the script puts into the page. */
async function answer(event: 'load' | 'error', leaves?: unknown): Promise<void> {
  await settle();
  if (leaves !== undefined) Reflect.set(globalThis, container, leaves);
  scripts().at(-1)?.dispatchEvent(new Event(event));
  await settle();
}

const settle = () => jest.advanceTimersByTimeAsync(0);

test('the entry script is requested once, as its preload hint is, and leaves the container', async () => {
  const loaded = loadEntry(manifest, origin);
  await settle();
  expect(scripts().map(({ src, crossOrigin }) => ({ src, crossOrigin }))).toEqual([
    { src: address, crossOrigin: 'anonymous' },
  ]);
  await answer('load', sound);
  await expect(loaded).resolves.toBeUndefined();
});

test('the build is registered as a remote of the federation runtime, once', async () => {
  const loaded = loadEntry(manifest, origin);
  await answer('load', sound);
  await loaded;
  await loadEntry(manifest, origin);
  expect(federation.options.remotes.filter(({ name }) => name === container)).toEqual([
    expect.objectContaining({ entry: address, entryGlobalName: container, type: 'var' }),
  ]);
});

test('neither the script nor its timer stays in the page', async () => {
  const loaded = loadEntry(manifest, origin);
  await answer('load', sound);
  await loaded;
  expect(scripts()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

test('a build that is in the page already is not loaded again', async () => {
  const loaded = loadEntry(manifest, origin);
  await answer('load', sound);
  await loaded;
  await expect(loadEntry(manifest, origin)).resolves.toBeUndefined();
  expect(scripts()).toEqual([]);
});

describe('nothing in the page can answer for the script', () => {
  const planted = { init: () => undefined, get: () => Promise.resolve(() => ({ app: 'planted' })) };

  test('a global of its name is removed before it runs, and so is one that feeds chunks', async () => {
    Reflect.set(globalThis, container, planted);
    Reflect.set(globalThis, `webpackChunk${container}`, [[['routes'], {}]]);
    const loaded = loadEntry(manifest, origin);
    expect([Reflect.get(globalThis, container), Reflect.get(globalThis, `webpackChunk${container}`)]).toEqual([
      undefined,
      undefined,
    ]);
    await answer('load', sound);
    await loaded;
    expect(containers.get(container)).toBe(sound);
  });

  test('a script that leaves nothing is not answered by a planted one', async () => {
    Reflect.set(globalThis, container, planted);
    const failure = expect(loadEntry(manifest, origin)).rejects.toThrow('holds no app');
    await answer('load');
    await failure;
    expect(containers.has(container)).toBe(false);
  });

  test.each([
    ['a value that cannot be changed', { value: planted }, /no answer from/],
    ['an accessor', { get: () => planted, set: () => undefined }, /holds no app/],
  ])('%s is no container', async (_, property, reason) => {
    const taken = { ...manifest, container: `${container}_${Object.keys(property).join('_')}` };
    Object.defineProperty(globalThis, taken.container, property);
    const failure = expect(loadEntry(taken, origin)).rejects.toThrow(reason);
    for (let time = 0; time < 3; time += 1) await answer('load');
    await failure;
    expect(containers.has(taken.container)).toBe(false);
  });

  test('after it has run, no global is left that another script could change', async () => {
    const loaded = loadEntry(manifest, origin);
    await answer('load', sound);
    await loaded;
    expect(Reflect.get(globalThis, container)).toBeUndefined();
  });
});

test('a script that fails is fetched past the cache, and requested again at its own address', async () => {
  const options: (RequestInit | undefined)[] = [];
  answerFetch((_, init) => {
    options.push(init);
    return new Response('the good one');
  });
  const loaded = loadEntry(manifest, origin);
  await answer('error');
  expect(options.map((init) => init?.cache)).toEqual(['reload']);
  expect(scripts().map(({ src }) => src)).toEqual([address]);
  await answer('load', sound);
  await expect(loaded).resolves.toBeUndefined();
});

test('where that does not help, it is requested with a cache-busting query', async () => {
  answerFetch(() => new Response('bad again'));
  const loaded = loadEntry(manifest, origin);
  await answer('error');
  await answer('error');
  expect(scripts().map(({ src }) => src)).toEqual([expect.stringMatching(/\/entry\.js\?retry=\d+$/)]);
  await answer('load', sound);
  await expect(loaded).resolves.toBeUndefined();
});

test('an answer that breaks off counts as none', async () => {
  answerFetch(
    () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })),
  );
  const loaded = loadEntry(manifest, origin);
  await answer('error');
  expect(scripts().map(({ src }) => src)).toEqual([expect.stringContaining('?retry=')]);
  await answer('load', sound);
  await expect(loaded).resolves.toBeUndefined();
});

test('a cache that cannot be passed in 9 s is given up', async () => {
  answerFetch((_, init) => hang(init));
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('too late', 'TimeoutError')));
  const loaded = loadEntry(manifest, origin);
  await answer('error');
  await answer('load', sound);
  await expect(loaded).resolves.toBeUndefined();
  jest.restoreAllMocks();
});

test('a script that is gone is requested once more, with a cache-busting query', async () => {
  const loaded = loadEntry(manifest, origin);
  await answer('error');
  expect(replaced).toEqual([address]);
  expect(scripts().map(({ src }) => src)).toEqual([expect.stringMatching(/\/b-0123456789\/entry\.js\?retry=\d+$/)]);
  await answer('load', sound);
  await expect(loaded).resolves.toBeUndefined();
});

test('a script that fails twice is an error that names its address, and is not requested a third time', async () => {
  const failure = expect(loadEntry(manifest, origin)).rejects.toMatchObject({
    name: 'AppLoadError',
    app: 'mfe_tiny',
    kind: 'entry',
    reason: `no answer from ${address}`,
  });
  await answer('error');
  await answer('error');
  await failure;
  expect(scripts()).toEqual([]);
});

test('after two failures the next load requests the script again', async () => {
  const failure = expect(loadEntry(manifest, origin)).rejects.toMatchObject({ kind: 'entry' });
  await answer('error');
  await answer('error');
  await failure;
  const loaded = loadEntry(manifest, origin);
  await answer('load', sound);
  await expect(loaded).resolves.toBeUndefined();
});

test('a script that hangs times out after 9 s and is requested once more, with a cache-busting query', async () => {
  const failure = expect(loadEntry(manifest, origin)).rejects.toMatchObject({
    kind: 'entry',
    cause: expect.objectContaining({ message: expect.stringContaining('timed out') }),
  });
  await jest.advanceTimersByTimeAsync(8_999);
  expect(scripts().map(({ src }) => src)).toEqual([address]);
  await jest.advanceTimersByTimeAsync(1);
  expect(scripts().map(({ src }) => src)).toEqual([expect.stringContaining('?retry=')]);
  await jest.advanceTimersByTimeAsync(9_000);
  await failure;
});

test('a script that hangs and then comes with the cache-busting query is used', async () => {
  const loaded = loadEntry(manifest, origin);
  await jest.advanceTimersByTimeAsync(9_000);
  await answer('load', sound);
  await expect(loaded).resolves.toBeUndefined();
});

test('after it has hung, the next load requests it with a cache-busting query at once', async () => {
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
  ['a container whose init is no function', { init: true, get: () => undefined }],
])('a script that leaves %s holds no app', async (_, leaves) => {
  const failure = expect(loadEntry(manifest, origin)).rejects.toThrow(
    new AppLoadError('mfe_tiny', 'entry', `${address} holds no app`),
  );
  await answer('load', leaves);
  await failure;
});
