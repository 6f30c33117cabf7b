import { answerFetch, hang, json, passTimeouts } from '../testing/network';
import { fetchManifest, rememberGood } from './fetchManifest';

const origin = 'https://tiny.example';
const address = `${origin}/manifest.json`;
const app = { name: 'mfe_tiny', origin, owns: ['/tiny'] };
const manifest = {
  contract: 1,
  app: 'mfe_tiny',
  build: 'b-0123456789',
  container: 'mfe_tiny_b_0123456789',
  entry: 'b-0123456789/entry.js',
  requires: { react: '19.3.1' },
  integrity: { 'entry.js': 'sha256-AAAA' },
};
const older = { ...manifest, build: 'b-1111111111', entry: 'b-1111111111/entry.js' };

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const html = () => new Response('<!doctype html><title>Hello</title>');

const faults: [string, () => Response, RegExp][] = [
  ['status 404', () => new Response('no such file', { status: 404 }), /status 404$/],
  ['status 503', () => json({ message: 'busy' }, 503), /status 503$/],
  ['HTML for JSON', html, /the answer is not JSON$/],
  ["a gateway's JSON", () => json({ message: 'no upstream' }), /the manifest is not to the contract: contract: /],
  [
    'an entry on another host',
    () => json({ ...manifest, entry: 'https://evil.example/x.js' }),
    /an entry inside its build folder/,
  ],
  ['the manifest of another app', () => json({ ...manifest, app: 'mfe_other' }), /the manifest is that of mfe_other$/],
];

test('the live manifest is given, asked for once', async () => {
  const requested = answerFetch(() => json(manifest));
  await expect(fetchManifest(app, origin)).resolves.toEqual(manifest);
  expect(requested).toEqual([address]);
});

test('the one that came with the page is used once, and none of another app', async () => {
  const requested = answerFetch(() => json(manifest));
  document.body.innerHTML = `<script type="application/json" id="live-manifest">${JSON.stringify(older)}</script>`;
  await expect(fetchManifest({ ...app, name: 'mfe_other' }, origin)).rejects.toThrow(
    'the manifest is that of mfe_tiny',
  );
  await expect(fetchManifest(app, origin)).resolves.toEqual(older);
  expect(requested).toHaveLength(1);
  await expect(fetchManifest(app, origin)).resolves.toEqual(manifest);
});

test.each(faults)('%s is an error that names the address and the fault', async (_, fault, reason) => {
  answerFetch(fault);
  const failure = fetchManifest(app, origin);
  await expect(failure).rejects.toMatchObject({ name: 'AppLoadError', app: 'mfe_tiny', kind: 'manifest' });
  await expect(failure).rejects.toThrow(`mfe_tiny: no manifest from ${address}: `);
  await expect(failure).rejects.toThrow(reason);
});

test.each(faults)('with %s, the last good manifest of this browser stands in', async (_, fault) => {
  rememberGood(older, origin);
  answerFetch(fault);
  await expect(fetchManifest(app, origin)).resolves.toEqual(older);
});

test('a network that is gone is an error, and the last good manifest stands in', async () => {
  answerFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetchManifest(app, origin)).rejects.toThrow(/Failed to fetch$/);
  rememberGood(older, origin);
  await expect(fetchManifest(app, origin)).resolves.toEqual(older);
});

test('a live manifest is preferred to the last good one', async () => {
  rememberGood(older, origin);
  answerFetch(() => json(manifest));
  await expect(fetchManifest(app, origin)).resolves.toEqual(manifest);
});

const aroundCaches = [
  `reload ${address}`,
  expect.stringMatching(/^no-cache https:\/\/tiny\.example\/manifest\.json\?retry=\d+$/),
];

/** Requests with their cache mode. */
function answerWithCache(answer: (request: string) => Response): readonly string[] {
  const requested: string[] = [];
  answerFetch((url, init) => {
    requested.push(`${init?.cache ?? ''} ${url}`);
    return answer(requested.at(-1) ?? '');
  });
  return requested;
}

test.each([
  ['past the cache', (request: string) => request.startsWith('reload')],
  ['with a cache-busting query', (request: string) => request.includes('?retry=')],
])('after a failure it asks once more, and the answer %s counts', async (_, works) => {
  const requested = answerWithCache((request) => (works(request) ? json(manifest) : html()));
  await expect(fetchManifest(app, origin)).resolves.toEqual(manifest);
  expect(requested).toEqual([`no-cache ${address}`, ...aroundCaches]);
});

test('it asks no third time', async () => {
  const requested = answerFetch(html);
  await expect(fetchManifest(app, origin)).rejects.toThrow('not JSON');
  expect(requested).toHaveLength(3);
});

describe('a host that never answers', () => {
  test('is given up after two tries of 8 s, the second around the caches, where there is nothing to fall back on', async () => {
    const times = passTimeouts();
    const requested = answerFetch((_, init) => hang(init));
    const failure = fetchManifest(app, origin);
    await expect(failure).rejects.toMatchObject({ kind: 'manifest', reason: expect.stringMatching(/too late$/) });
    expect(times).toEqual([8_000, 8_000, 8_000]);
    expect(requested).toEqual([address, address, expect.stringContaining('?retry=')]);
  });

  test('is given up after one try of 2 s where the last good manifest can stand in', async () => {
    const times = passTimeouts();
    rememberGood(older, origin);
    answerFetch((_, init) => hang(init));
    await expect(fetchManifest(app, origin)).resolves.toEqual(older);
    expect(times).toEqual([2_000]);
  });
});

test('after a failed load it asks around the caches at once', async () => {
  const requested = answerWithCache(() => json(manifest));
  await fetchManifest(app, origin, true);
  expect(requested).toEqual(aroundCaches);
});

describe('the last good manifest', () => {
  test.each([
    ['is not JSON', 'half a manif'],
    ['is not to the contract any more', JSON.stringify({ ...older, entry: '../entry.js' })],
  ])('is not used where it %s', async (_, stored) => {
    localStorage.setItem(`adp.shell.manifest.mfe_tiny@${origin}`, stored);
    answerFetch(html);
    await expect(fetchManifest(app, origin)).rejects.toThrow('not JSON');
  });

  test('is that of the same host: an app that has moved does not get its old one', async () => {
    rememberGood(older, 'https://before.example');
    answerFetch(html);
    await expect(fetchManifest(app, origin)).rejects.toThrow('not JSON');
  });

  test('is that of the same app', async () => {
    rememberGood({ ...older, app: 'mfe_other' }, origin);
    answerFetch(html);
    await expect(fetchManifest(app, origin)).rejects.toThrow('not JSON');
  });
});

describe('where storage is blocked', () => {
  beforeEach(() => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  });

  test('the live manifest is given all the same', async () => {
    answerFetch(() => json(manifest));
    await expect(fetchManifest(app, origin)).resolves.toEqual(manifest);
  });

  test('a failure is an error of its own, not one of storage', async () => {
    answerFetch(html);
    await expect(fetchManifest(app, origin)).rejects.toThrow('the answer is not JSON');
  });

  test('remembering a good manifest harms nothing', () => {
    expect(() => rememberGood(manifest, origin)).not.toThrow();
  });
});
