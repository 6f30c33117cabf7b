import { AppLoadError } from './AppLoadError';
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
  Reflect.deleteProperty(globalThis, container);
  document.head.replaceChildren();
});

const scripts = () => [...document.head.querySelectorAll('script')];

/** The browser's answer to the script that the page waits for; `leaves` is what the script puts into the page. */
async function answer(event: 'load' | 'error', leaves?: unknown): Promise<void> {
  if (leaves !== undefined) Reflect.set(globalThis, container, leaves);
  scripts().at(-1)?.dispatchEvent(new Event(event));
  await jest.advanceTimersByTimeAsync(0);
}

test('the container that the entry script leaves is given', async () => {
  const given = loadEntry(manifest, origin);
  expect(scripts().map(({ src, crossOrigin, async }) => ({ src, crossOrigin, async }))).toEqual([
    { src: address, crossOrigin: 'anonymous', async: true },
  ]);
  await answer('load', sound);
  await expect(given).resolves.toBe(sound);
});

test('the script does not stay in the page, nor its timer', async () => {
  const given = loadEntry(manifest, origin);
  await answer('load', sound);
  await given;
  expect(scripts()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

test('a build that is in the page already is not loaded again', async () => {
  Reflect.set(globalThis, container, sound);
  await expect(loadEntry(manifest, origin)).resolves.toBe(sound);
  expect(scripts()).toEqual([]);
});

test('a script that fails is asked for once more, under a fresh address', async () => {
  const given = loadEntry(manifest, origin);
  await answer('error');
  expect(scripts().map(({ src }) => src)).toEqual([expect.stringMatching(/\/b-0123456789\/entry\.js\?retry=\d+$/)]);
  await answer('load', sound);
  await expect(given).resolves.toBe(sound);
});

test('a script that fails twice is an error that names its address, and no third try', async () => {
  const failure = expect(loadEntry(manifest, origin)).rejects.toMatchObject({
    name: 'AppLoadError',
    app: 'mfe_tiny',
    fault: 'entry',
    reason: `no answer from ${address}`,
  });
  await answer('error');
  await answer('error');
  await failure;
  expect(scripts()).toEqual([]);
});

test('a script that hangs is given up after 10 s and asked for under a fresh address, once', async () => {
  const failure = expect(loadEntry(manifest, origin)).rejects.toMatchObject({
    fault: 'entry',
    cause: new Error('time-out'),
  });
  await jest.advanceTimersByTimeAsync(9_999);
  expect(scripts().map(({ src }) => src)).toEqual([address]);
  await jest.advanceTimersByTimeAsync(1);
  expect(scripts().map(({ src }) => src)).toEqual([expect.stringContaining('?retry=')]);
  await jest.advanceTimersByTimeAsync(10_000);
  await failure;
});

test('a script that hangs and then comes under its fresh address is used', async () => {
  const given = loadEntry(manifest, origin);
  await jest.advanceTimersByTimeAsync(10_000);
  await answer('load', sound);
  await expect(given).resolves.toBe(sound);
});

test('after a failed load it is asked for under a fresh address at once', async () => {
  const given = loadEntry(manifest, origin, true);
  expect(scripts().map(({ src }) => src)).toEqual([expect.stringMatching(/\/entry\.js\?retry=\d+$/)]);
  await answer('load', sound);
  await expect(given).resolves.toBe(sound);
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
