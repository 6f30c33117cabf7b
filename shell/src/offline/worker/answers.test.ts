import {
  installFakeWorker,
  readStored,
  settle,
  site,
  toHtml,
  toRequestEvent,
  type FakeWorker,
} from '../../testing/fakeWorker';
import { stores, toManifestKey } from '../stores';
import { answerData, answerFile, answerImage, answerManifest, answerPage } from './answers';

// The expiration plugin needs IndexedDB, which jsdom lacks.
jest.mock('workbox-expiration', () => {
  const limit = jest.fn();
  return { CacheExpiration: limit, ExpirationPlugin: limit };
});

let worker: FakeWorker;
beforeEach(() => {
  worker = installFakeWorker();
});
afterEach(() => jest.useRealTimers());

const answer = (url: string, text: string, init: ResponseInit = {}) =>
  worker.network.set(new URL(url, site).href, () => new Response(text, init));
const put = async (cache: string, url: string, text: string, date = '2026-11-23T08:00:00Z') =>
  (await caches.open(cache)).put(
    new URL(url, site).href,
    new Response(text, { headers: { date: new Date(date).toUTCString(), etag: '"x"', 'content-type': 'text/html' } }),
  );
const request = async (answerIt: typeof answerPage, url: string, init?: RequestInit, client?: string) =>
  (await answerIt(toRequestEvent(url, init, client))).text();

describe('a page', () => {
  test('comes from the network, even if it is stored', async () => {
    await put(stores.pages, '/apet', toHtml('Old'));
    answer('/apet', toHtml('New'));
    expect(await request(answerPage, '/apet')).toBe(toHtml('New'));
  });

  test('is the newest visited or saved version with its time if there is no network', async () => {
    await put(stores.pages, '/apet', toHtml('Visited'), '2026-11-21T08:00:00Z');
    await put(stores.saved, '/apet', toHtml('Saved'), '2026-11-22T08:00:00Z');
    const response = await answerPage(toRequestEvent('/apet#part'));
    const html = await response.text();
    expect(html).toContain('<main>Saved</main>');
    expect(html).toContain('data-stored="2026-11-22T08:00:00.000Z"');
    expect([response.headers.get('etag'), response.headers.get('content-type')]).toEqual([null, 'text/html']);
  });

  test('is the stored version after four seconds on a slow network', async () => {
    jest.useFakeTimers();
    for (const path of ['/apet', '/cjed'])
      worker.network.set(site + path, () => new Promise((done) => setTimeout(done, 9_000, new Response('late'))));
    await put(stores.pages, '/apet', toHtml('Stored'));
    const answers = Promise.all([request(answerPage, '/apet'), request(answerPage, '/cjed')]);
    await jest.advanceTimersByTimeAsync(3_900);
    const settled = jest.fn();
    void answers.then(settled);
    await jest.advanceTimersByTimeAsync(5_200);
    expect((await answers).map((html) => html.includes('Stored'))).toEqual([true, false]);
  });

  test('is the app shell page with the time of a visit by client-side navigation, and without apps if there was no visit', async () => {
    for (const language of ['en', 'fr'])
      await put(stores.files, `/builds/offline-${language}`, toHtml(language, { content: false, language }));
    const at = '2026-11-22T08:00:00.000Z';
    await put(stores.visits, '/fr/articles/one', JSON.stringify({ title: 'One', at }));
    const visited = await request(answerPage, '/fr/articles/one');
    expect(visited).toContain(`<html data-stored="${at}" lang="fr">`);
    expect(visited.replace(` data-stored="${at}"`, '')).toBe(toHtml('fr', { content: false, language: 'fr' }));
    const missing = await request(answerPage, '/articles/two');
    expect(missing).toContain('<html data-stored="" lang="en">');
    expect(missing).toContain('{"apps":[{"origin":null}]}');
  });

  test("is an app shell page in another language if none is stored in the URL's language", async () => {
    await put(stores.files, '/builds/offline-ar', toHtml('ar', { content: false, language: 'ar' }));
    for (const [path, base] of [
      ['/fr/apet', '/fr'],
      ['/apet', ''],
    ] as const) {
      const missing = await request(answerPage, path);
      expect(missing).toContain('<html data-stored="" lang="ar">');
      expect(missing).toContain(`{"apps":[{"origin":null}],"base":"${base}"}`);
    }
    expect(await request(answerPage, '/ar/apet')).toContain('{"apps":[{"origin":null}]}');
  });

  test.each(['/apet?utm_source=news&fbclid=1', '/apet/', '/APET', '/apet/?gclid=2#part'])(
    'is also found at %s',
    async (url) => {
      await put(stores.pages, '/apet', toHtml('Stored'));
      expect(await request(answerPage, url)).toContain('<main>Stored</main>');
    },
  );

  test('is found in any letter case of its language prefix, as is the app shell page', async () => {
    await put(stores.pages, '/fr/apet', toHtml('Stored'));
    await put(stores.files, '/builds/offline-fr', toHtml('fr', { content: false, language: 'fr' }));
    expect(await request(answerPage, '/FR/Apet/')).toContain('<main>Stored</main>');
    expect(await request(answerPage, '/FR/cjed')).toContain('<html data-stored="" lang="fr">');
  });

  test('is found if an earlier worker stored it with tracking parameters', async () => {
    await put(stores.pages, '/apet?utm_source=news', toHtml('Stored'));
    expect(await request(answerPage, '/apet')).toContain('<main>Stored</main>');
  });

  test('is a different page if it has other parameters', async () => {
    await put(stores.pages, '/articles?theme=energy', toHtml('Energy'));
    await put(stores.files, '/builds/offline-en', toHtml('en', { content: false, language: 'en' }));
    expect(await request(answerPage, '/articles')).not.toContain('Energy');
  });

  test('fails as it would without a worker if nothing is stored for it', async () => {
    expect((await answerPage(toRequestEvent('/apet'))).type).toBe('error');
  });
});

describe('a manifest', () => {
  const manifest = 'https://app.example/manifest.json';
  const [old, next] = ['b-1111111111', 'b-2222222222'];
  const toManifest = (build: string) => JSON.stringify({ build, entry: `${build}/entry.js` });
  /** Stores a manifest whose entry is in the build's folder. */
  const store = async (build: string) => {
    await put(stores.manifests, toManifestKey(manifest, build, 'en'), toManifest(build));
    await put(stores.files, `https://app.example/${build}/entry.js`, '1');
  };
  const live = 'b-3333333333';
  beforeEach(async () => {
    for (const build of [old, next]) await store(build);
    await put(stores.pages, '/old', toHtml('Old', { build: old }));
    await put(stores.pages, '/new', toHtml('New', { build: next }));
  });

  test("is the stored one that ran with the requesting page's shell if there is no network", async () => {
    await request(answerPage, '/old', {}, 'one');
    expect(await request(answerManifest, `${manifest}?after=1`, {}, 'one')).toBe(toManifest(old));
    // Simulates a page that came from the network.
    worker.pages.set('two', { url: `${site}/new` });
    expect(await request(answerManifest, manifest, {}, 'two')).toBe(toManifest(next));
  });

  test('is never a stored one that ran with another shell', async () => {
    await put(stores.pages, '/newer', toHtml('Newer', { build: live }));
    await request(answerPage, '/newer', {}, 'one');
    expect((await answerManifest(toRequestEvent(manifest, {}, 'one'))).type).toBe('error');
  });

  test('is the stored one for a page that was opened from this device, even if a newer one is live', async () => {
    await request(answerPage, '/old', {}, 'one');
    answer(manifest, toManifest(live));
    expect(await request(answerManifest, manifest, {}, 'one')).toBe(toManifest(old));
    expect(await request(answerManifest, manifest, {}, 'two')).toBe(toManifest(live));
    expect(worker.requested.filter((url) => url === manifest)).toHaveLength(1);
  });

  test('is the live one if the files of the stored build are gone, or if no build ran with that shell', async () => {
    await request(answerPage, '/old', {}, 'one');
    answer(manifest, toManifest(live));
    await (await caches.open(stores.files)).delete(`https://app.example/${old}/entry.js`);
    expect(await request(answerManifest, manifest, {}, 'one')).toBe(toManifest(live));
    await put(stores.pages, '/newer', toHtml('Newer', { build: live }));
    await request(answerPage, '/newer', {}, 'two');
    expect(await request(answerManifest, manifest, {}, 'two')).toBe(toManifest(live));
  });

  test.each([
    ['bypassing all caches', manifest, { cache: 'no-store' }],
    ['again', manifest, { cache: 'reload' }],
    ['with a cache-busting query', `${manifest}?retry=1`, {}],
  ] as const)('requested %s is the live one from then on', async (_, url, init) => {
    await request(answerPage, '/old', {}, 'one');
    for (const requested of [url, manifest]) answer(requested, toManifest(live));
    expect(await request(answerManifest, url, init, 'one')).toBe(toManifest(live));
    expect(await request(answerManifest, manifest, {}, 'one')).toBe(toManifest(live));
  });

  test('depends only on open pages, and entries of closed pages are deleted', async () => {
    worker.pages.set('open', { url: `${site}/old` });
    for (const client of ['open', 'closed', 'next']) await request(answerPage, '/old', {}, client);
    await settle();
    const stored = await (await caches.open(stores.state)).keys();
    expect(stored.map(({ url }) => url.replace(/.*\//, ''))).toEqual(['open', 'next']);
  });
});

describe('a file of a build', () => {
  const file = '/b-0123456789/list.js';

  test('comes from the saved files, the cache, or the network, and is then cached', async () => {
    answer(file, 'network');
    expect(await request(answerFile, file)).toBe('network');
    await settle();
    expect(await readStored(stores.files, file)).toBe('network');
    answer(file, 'changed');
    expect(await request(answerFile, file)).toBe('network');
    await put(stores.saved, file, 'saved');
    expect(await request(answerFile, file)).toBe('saved');
  });

  test('is replaced if a page rejects it', async () => {
    for (const cache of [stores.saved, stores.files]) await put(cache, file, 'damaged');
    answer(file, 'sound');
    expect(await request(answerFile, file, { cache: 'reload' })).toBe('sound');
    await settle();
    expect(await readStored(stores.files, file)).toBe('sound');
  });
});

describe('data', () => {
  const events = '/api/v1/events';

  test('come from the network and are stored, even if the page requests fresh data', async () => {
    answer(`${events}?fresh=123`, 'new');
    expect(await request(answerData, `${events}?fresh=123`)).toBe('new');
    await settle();
    worker.network.clear();
    expect(await request(answerData, events)).toBe('new');
  });

  test.each(['private, no-cache', 'no-store'])('are not stored if they are %s', async (caching) => {
    answer(events, 'of a member', { headers: { 'cache-control': caching } });
    expect(await request(answerData, events)).toBe('of a member');
    await settle();
    expect(await caches.match(site + events)).toBeUndefined();
  });

  test('come only from the cache if the page requests this', async () => {
    await put(stores.data, events, 'stored');
    expect(await request(answerData, events, { cache: 'only-if-cached', mode: 'same-origin' })).toBe('stored');
    expect(worker.requested).toEqual([]);
  });
});

test('a picture of another host is not cached, but is served if it was saved', async () => {
  const [here, external] = [`${site}/v0/a`, 'https://other.example/a'];
  for (const url of [here, external]) answer(url, 'picture');
  for (const url of [here, external]) expect(await request(answerImage, url)).toBe('picture');
  await settle();
  expect([await readStored(stores.images, here), await readStored(stores.images, external)]).toEqual([
    'picture',
    undefined,
  ]);
  await put(stores.saved, external, 'saved');
  expect(await request(answerImage, external)).toBe('saved');
});
