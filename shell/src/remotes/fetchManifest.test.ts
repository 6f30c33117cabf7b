import { answerFetch, hang, json, passTimeouts } from '../testing/network';
import { fetchManifest, rememberLastGood } from './fetchManifest';

const origin = 'https://tiny.example';
const url = `${origin}/manifest.json`;
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
  ['HTML instead of JSON', html, /the answer is not JSON$/],
  ["a gateway's JSON", () => json({ message: 'no upstream' }), /the manifest does not match the contract: contract: /],
  [
    'an entry on another host',
    () => json({ ...manifest, entry: 'https://evil.example/x.js' }),
    /an entry inside its build folder/,
  ],
  ['the manifest of another app', () => json({ ...manifest, app: 'mfe_other' }), /the manifest is that of mfe_other$/],
];

test('returns the live manifest with one request', async () => {
  const requested = answerFetch(() => json(manifest));
  await expect(fetchManifest(app, origin)).resolves.toEqual(manifest);
  expect(requested).toEqual([url]);
});

test('uses the manifest in the HTML once, and only for the app that it belongs to', async () => {
  const requested = answerFetch(() => json(manifest));
  document.body.innerHTML = `<script type="application/json" id="live-manifest">${JSON.stringify(older)}</script>`;
  await expect(fetchManifest({ ...app, name: 'mfe_other' }, origin)).rejects.toThrow(
    'the manifest is that of mfe_tiny',
  );
  const { length } = requested;
  await expect(fetchManifest(app, origin)).resolves.toEqual(older);
  expect(requested).toHaveLength(length);
  await expect(fetchManifest(app, origin)).resolves.toEqual(manifest);
});

test.each(faults)('%s causes an error that names the URL and the cause', async (_, fault, reason) => {
  answerFetch(fault);
  const failure = fetchManifest(app, origin);
  await expect(failure).rejects.toMatchObject({ name: 'AppLoadError', app: 'mfe_tiny', kind: 'manifest' });
  await expect(failure).rejects.toThrow(`mfe_tiny: no manifest from ${url}: `);
  await expect(failure).rejects.toThrow(reason);
});

test.each(faults)('returns the last good manifest instead of %s', async (_, fault) => {
  rememberLastGood(older, origin);
  answerFetch(fault);
  await expect(fetchManifest(app, origin)).resolves.toEqual(older);
});

test('throws if there is no network, or returns the last good manifest if there is one', async () => {
  answerFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetchManifest(app, origin)).rejects.toThrow(/Failed to fetch$/);
  rememberLastGood(older, origin);
  await expect(fetchManifest(app, origin)).resolves.toEqual(older);
});

test('prefers a live manifest to the last good one', async () => {
  rememberLastGood(older, origin);
  answerFetch(() => json(manifest));
  await expect(fetchManifest(app, origin)).resolves.toEqual(manifest);
});

const bypassingCaches = [
  `reload ${url}`,
  expect.stringMatching(/^no-cache https:\/\/tiny\.example\/manifest\.json\?retry=\d+$/),
];

/** Mocks `fetch` with a function that receives the cache mode of each request. */
function answerWithCache(answer: (request: string) => Response): readonly string[] {
  const requested: string[] = [];
  answerFetch((url, init) => {
    requested.push(`${init?.cache ?? ''} ${url}`);
    return answer(requested.at(-1) ?? '');
  });
  return requested;
}

test.each([
  ['bypassing the cache', (request: string) => request.startsWith('reload')],
  ['with a cache-busting query', (request: string) => request.includes('?retry=')],
])('retries once after a failure, and uses the response %s', async (_, works) => {
  const requested = answerWithCache((request) => (works(request) ? json(manifest) : html()));
  await expect(fetchManifest(app, origin)).resolves.toEqual(manifest);
  expect(requested).toEqual([`no-cache ${url}`, ...bypassingCaches]);
});

test('does not retry a second time', async () => {
  const requested = answerFetch(html);
  await expect(fetchManifest(app, origin)).rejects.toThrow('not JSON');
  expect(requested).toHaveLength(3);
});

describe('a host that never responds', () => {
  test('times out after two attempts of 8 s if there is no last good manifest, and the second attempt bypasses caches', async () => {
    const times = passTimeouts();
    const requested = answerFetch((_, init) => hang(init));
    const failure = fetchManifest(app, origin);
    await expect(failure).rejects.toMatchObject({ kind: 'manifest', reason: expect.stringMatching(/too late$/) });
    expect(times).toEqual([8_000, 8_000, 8_000]);
    expect(requested).toEqual([url, url, expect.stringContaining('?retry=')]);
  });

  test('times out after one attempt of 2 s if there is a last good manifest', async () => {
    const times = passTimeouts();
    rememberLastGood(older, origin);
    answerFetch((_, init) => hang(init));
    await expect(fetchManifest(app, origin)).resolves.toEqual(older);
    expect(times).toEqual([2_000]);
  });
});

test('bypasses caches immediately after a failed load', async () => {
  const requested = answerWithCache(() => json(manifest));
  await fetchManifest(app, origin, true);
  expect(requested).toEqual(bypassingCaches);
});

describe('the last good manifest', () => {
  test.each([
    ['is not JSON', 'half a manif'],
    ['no longer fits the contract', JSON.stringify({ ...older, entry: '../entry.js' })],
  ])('is not used if it %s', async (_, stored) => {
    localStorage.setItem(`adp.shell.manifest.mfe_tiny@${origin}`, stored);
    answerFetch(html);
    await expect(fetchManifest(app, origin)).rejects.toThrow('not JSON');
  });

  test('belongs to one host, and is not used for an app that has moved', async () => {
    rememberLastGood(older, 'https://before.example');
    answerFetch(html);
    await expect(fetchManifest(app, origin)).rejects.toThrow('not JSON');
  });

  test('belongs to one app', async () => {
    rememberLastGood({ ...older, app: 'mfe_other' }, origin);
    answerFetch(html);
    await expect(fetchManifest(app, origin)).rejects.toThrow('not JSON');
  });
});

describe('if storage is blocked', () => {
  beforeEach(() => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  });

  test('returns the live manifest', async () => {
    answerFetch(() => json(manifest));
    await expect(fetchManifest(app, origin)).resolves.toEqual(manifest);
  });

  test('throws the load error, not a storage error', async () => {
    answerFetch(html);
    await expect(fetchManifest(app, origin)).rejects.toThrow('the answer is not JSON');
  });

  test('ignores errors when storing a good manifest', () => {
    expect(() => rememberLastGood(manifest, origin)).not.toThrow();
  });
});
