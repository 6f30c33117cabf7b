import { unloadContainer } from '../testing/appHost';
import { AppLoadError } from './AppLoadError';
import { federation } from './federation';
import { loadEntry } from './loadEntry';

const origin = 'https://tiny.example';
const container = 'mfe_tiny_b_0123456789';
const manifest = {
  contract: 1,
  app: 'mfe_tiny',
  build: 'b-0123456789',
  container,
  entry: 'b-0123456789/entry.js',
  requires: {},
};
const address = `${origin}/${manifest.entry}`;
const sound = { init: () => undefined, get: () => Promise.resolve(() => ({})) };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  unloadContainer(container);
  document.head.replaceChildren();
});

const scripts = () => [...document.head.querySelectorAll('script')];

/** Lets the runtime append its script, then answers as the browser does; `leaves` is what the script puts into the page. */
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
  expect(scripts().map(({ src, crossOrigin, async }) => ({ src, crossOrigin, async }))).toEqual([
    { src: address, crossOrigin: 'anonymous', async: true },
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
  Reflect.set(globalThis, container, sound);
  await expect(loadEntry(manifest, origin)).resolves.toBeUndefined();
  expect(scripts()).toEqual([]);
});

test('a script that fails is requested once more, with a cache-busting query', async () => {
  const loaded = loadEntry(manifest, origin);
  await answer('error');
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
  const loaded = loadEntry(manifest, origin, true);
  await answer('load', sound);
  await expect(loaded).resolves.toBeUndefined();
});

test('a script that hangs times out after 10 s and is requested once more, with a cache-busting query', async () => {
  const failure = expect(loadEntry(manifest, origin)).rejects.toMatchObject({
    kind: 'entry',
    cause: expect.objectContaining({ message: expect.stringContaining('timed out') }),
  });
  await jest.advanceTimersByTimeAsync(9_999);
  expect(scripts().map(({ src }) => src)).toEqual([address]);
  await jest.advanceTimersByTimeAsync(1);
  expect(scripts().map(({ src }) => src)).toEqual([expect.stringContaining('?retry=')]);
  await jest.advanceTimersByTimeAsync(10_000);
  await failure;
});

test('a script that hangs and then comes with the cache-busting query is used', async () => {
  const loaded = loadEntry(manifest, origin);
  await jest.advanceTimersByTimeAsync(10_000);
  await answer('load', sound);
  await expect(loaded).resolves.toBeUndefined();
});

test('after a failed load of the app it is requested with a cache-busting query at once', async () => {
  const loaded = loadEntry(manifest, origin, true);
  await settle();
  expect(scripts().map(({ src }) => src)).toEqual([expect.stringMatching(/\/entry\.js\?retry=\d+$/)]);
  await answer('load', sound);
  await expect(loaded).resolves.toBeUndefined();
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
