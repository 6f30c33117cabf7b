import { installFakeWorker, readStored, site, toHtml, toRequestEvent, type FakeWorker } from '../../testing/fakeWorker';
import { stores, toManifestKey } from '../stores';
import { answerData, answerFile, answerImage, answerManifest, answerPage } from './answers';

// What limits the number of entries is in a database that jsdom does not have.
jest.mock('workbox-expiration', () => {
  const limit = jest.fn();
  return { CacheExpiration: limit, ExpirationPlugin: limit };
});

let worker: FakeWorker;
beforeEach(() => {
  worker = installFakeWorker();
});
afterEach(() => jest.useRealTimers());

const answer = (address: string, text: string, init: ResponseInit = {}) =>
  worker.network.set(new URL(address, site).href, () => new Response(text, init));
const put = async (cache: string, address: string, text: string, date = '2026-11-23T08:00:00Z') =>
  (await caches.open(cache)).put(
    new URL(address, site).href,
    new Response(text, { headers: { date: new Date(date).toUTCString(), etag: '"x"', 'content-type': 'text/html' } }),
  );
const ask = async (answerIt: typeof answerPage, address: string, init?: RequestInit, client?: string) =>
  (await answerIt(toRequestEvent(address, init, client))).text();
/** What the worker does beside its answer. */
const settle = () => new Promise((done) => setTimeout(done, 20));

describe('a page', () => {
  test('comes from the network, stored or not', async () => {
    await put(stores.pages, '/apet', toHtml('Old'));
    answer('/apet', toHtml('New'));
    expect(await ask(answerPage, '/apet')).toBe(toHtml('New'));
  });

  test('without a network is the newest of what was visited and saved, with the time that it is from', async () => {
    await put(stores.pages, '/apet', toHtml('Visited'), '2026-11-21T08:00:00Z');
    await put(stores.saved, '/apet', toHtml('Saved'), '2026-11-22T08:00:00Z');
    const response = await answerPage(toRequestEvent('/apet#part'));
    const html = await response.text();
    expect(html).toContain('<main>Saved</main>');
    expect(html).toContain('data-stored="2026-11-22T08:00:00.000Z"');
    expect([response.headers.get('etag'), response.headers.get('content-type')]).toEqual([null, 'text/html']);
  });

  test('that the network keeps back is the stored one after four seconds, and only where there is one', async () => {
    jest.useFakeTimers();
    for (const path of ['/apet', '/cjed'])
      worker.network.set(site + path, () => new Promise((done) => setTimeout(done, 9_000, new Response('late'))));
    await put(stores.pages, '/apet', toHtml('Stored'));
    const answers = Promise.all([ask(answerPage, '/apet'), ask(answerPage, '/cjed')]);
    await jest.advanceTimersByTimeAsync(3_900);
    const settled = jest.fn();
    void answers.then(settled);
    await jest.advanceTimersByTimeAsync(5_200);
    expect((await answers).map((html) => html.includes('Stored'))).toEqual([true, false]);
  });

  test('that was visited inside the site is made without content, with the time of the visit; any other one knows no app', async () => {
    for (const language of ['en', 'fr'])
      await put(stores.files, `/builds/offline-${language}`, toHtml(language, { content: false, language }));
    const at = '2026-11-22T08:00:00.000Z';
    await put(stores.visits, '/fr/articles/one', JSON.stringify({ title: 'One', at }));
    const visited = await ask(answerPage, '/fr/articles/one');
    expect(visited).toContain(`<html data-stored="${at}" lang="fr">`);
    expect(visited.replace(` data-stored="${at}"`, '')).toBe(toHtml('fr', { content: false, language: 'fr' }));
    const missing = await ask(answerPage, '/articles/two');
    expect(missing).toContain('<html data-stored="" lang="en">');
    expect(missing).toContain('{"apps":[{"origin":null}]}');
  });

  test('in a language of which the device has no page says in another one what is stored, at its own address', async () => {
    await put(stores.files, '/builds/offline-ar', toHtml('ar', { content: false, language: 'ar' }));
    for (const [path, base] of [
      ['/fr/apet', '/fr'],
      ['/apet', ''],
    ] as const) {
      const missing = await ask(answerPage, path);
      expect(missing).toContain('<html data-stored="" lang="ar">');
      expect(missing).toContain(`{"apps":[{"origin":null}],"base":"${base}"}`);
    }
    expect(await ask(answerPage, '/ar/apet')).toContain('{"apps":[{"origin":null}]}');
  });

  test.each(['/apet?utm_source=news&fbclid=1', '/apet/', '/APET', '/apet/?gclid=2#part'])(
    'is also found at %s',
    async (address) => {
      await put(stores.pages, '/apet', toHtml('Stored'));
      expect(await ask(answerPage, address)).toContain('<main>Stored</main>');
    },
  );

  test('in another language is found in any letter case, as is the page for what is missing', async () => {
    await put(stores.pages, '/fr/apet', toHtml('Stored'));
    await put(stores.files, '/builds/offline-fr', toHtml('fr', { content: false, language: 'fr' }));
    expect(await ask(answerPage, '/FR/Apet/')).toContain('<main>Stored</main>');
    expect(await ask(answerPage, '/FR/cjed')).toContain('<html data-stored="" lang="fr">');
  });

  test('is found if an earlier worker stored it with tracking parameters', async () => {
    await put(stores.pages, '/apet?utm_source=news', toHtml('Stored'));
    expect(await ask(answerPage, '/apet')).toContain('<main>Stored</main>');
  });

  test('with other parameters is another page', async () => {
    await put(stores.pages, '/articles?theme=energy', toHtml('Energy'));
    await put(stores.files, '/builds/offline-en', toHtml('en', { content: false, language: 'en' }));
    expect(await ask(answerPage, '/articles')).not.toContain('Energy');
  });

  test('of which the device has nothing fails as it would without a worker', async () => {
    expect((await answerPage(toRequestEvent('/apet'))).type).toBe('error');
  });
});

describe('a manifest', () => {
  const manifest = 'https://app.example/manifest.json';
  const [old, next] = ['b-1111111111', 'b-2222222222'];
  const toManifest = (build: string) => JSON.stringify({ build, entry: `${build}/entry.js` });
  /** Of the app's build of the same name, with its entry. */
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

  test('without a network is the one that ran with the shell of the page that asks', async () => {
    await ask(answerPage, '/old', {}, 'one');
    expect(await ask(answerManifest, `${manifest}?after=1`, {}, 'one')).toBe(toManifest(old));
    // The network has answered this one.
    worker.pages.set('two', { url: `${site}/new` });
    expect(await ask(answerManifest, manifest, {}, 'two')).toBe(toManifest(next));
  });

  test('never is one that ran with another shell', async () => {
    await put(stores.pages, '/newer', toHtml('Newer', { build: live }));
    await ask(answerPage, '/newer', {}, 'one');
    expect((await answerManifest(toRequestEvent(manifest, {}, 'one'))).type).toBe('error');
  });

  test('of a page that was opened from this device is the one of its shell, though a newer one is live', async () => {
    await ask(answerPage, '/old', {}, 'one');
    answer(manifest, toManifest(live));
    expect(await ask(answerManifest, manifest, {}, 'one')).toBe(toManifest(old));
    expect(await ask(answerManifest, manifest, {}, 'two')).toBe(toManifest(live));
    expect(worker.requested.filter((address) => address === manifest)).toHaveLength(1);
  });

  test('is the live one where the files of the stored build are gone, or no build ran with that shell', async () => {
    await ask(answerPage, '/old', {}, 'one');
    answer(manifest, toManifest(live));
    await (await caches.open(stores.files)).delete(`https://app.example/${old}/entry.js`);
    expect(await ask(answerManifest, manifest, {}, 'one')).toBe(toManifest(live));
    await put(stores.pages, '/newer', toHtml('Newer', { build: live }));
    await ask(answerPage, '/newer', {}, 'two');
    expect(await ask(answerManifest, manifest, {}, 'two')).toBe(toManifest(live));
  });

  test.each([
    ['past all caches', manifest, { cache: 'no-store' }],
    ['again', manifest, { cache: 'reload' }],
    ['at an address of its own', `${manifest}?retry=1`, {}],
  ] as const)('that is asked for %s is the live one, from then on', async (_, address, init) => {
    await ask(answerPage, '/old', {}, 'one');
    for (const requested of [address, manifest]) answer(requested, toManifest(live));
    expect(await ask(answerManifest, address, init, 'one')).toBe(toManifest(live));
    expect(await ask(answerManifest, manifest, {}, 'one')).toBe(toManifest(live));
  });

  test('goes by pages that are open alone: of those that are closed nothing stays', async () => {
    worker.pages.set('open', { url: `${site}/old` });
    for (const client of ['open', 'closed', 'next']) await ask(answerPage, '/old', {}, client);
    await settle();
    const stored = await (await caches.open(stores.state)).keys();
    expect(stored.map(({ url }) => url.replace(/.*\//, ''))).toEqual(['open', 'next']);
  });
});

describe('a file of a build', () => {
  const file = '/b-0123456789/list.js';

  test('is the saved one, the stored one, or the network’s, which is stored', async () => {
    answer(file, 'network');
    expect(await ask(answerFile, file)).toBe('network');
    await settle();
    expect(await readStored(stores.files, file)).toBe('network');
    answer(file, 'changed');
    expect(await ask(answerFile, file)).toBe('network');
    await put(stores.saved, file, 'saved');
    expect(await ask(answerFile, file)).toBe('saved');
  });

  test('that a page does not trust is replaced', async () => {
    for (const cache of [stores.saved, stores.files]) await put(cache, file, 'damaged');
    answer(file, 'sound');
    expect(await ask(answerFile, file, { cache: 'reload' })).toBe('sound');
    await settle();
    expect(await readStored(stores.files, file)).toBe('sound');
  });
});

describe('data', () => {
  const events = '/api/v1/events';

  test('come from the network and are stored, also where the page wanted the newest', async () => {
    answer(`${events}?fresh=123`, 'new');
    expect(await ask(answerData, `${events}?fresh=123`)).toBe('new');
    await settle();
    worker.network.clear();
    expect(await ask(answerData, events)).toBe('new');
  });

  test.each(['private, no-cache', 'no-store'])('that are %s are never stored', async (caching) => {
    answer(events, 'of a member', { headers: { 'cache-control': caching } });
    expect(await ask(answerData, events)).toBe('of a member');
    await settle();
    expect(await caches.match(site + events)).toBeUndefined();
  });

  test('that are stored are answered without a request to a page that asks for no more', async () => {
    await put(stores.data, events, 'stored');
    expect(await ask(answerData, events, { cache: 'only-if-cached', mode: 'same-origin' })).toBe('stored');
    expect(worker.requested).toEqual([]);
  });
});

test('a picture of another host is not stored by the way, but comes from what was saved', async () => {
  const [here, foreign] = [`${site}/v0/a`, 'https://other.example/a'];
  for (const address of [here, foreign]) answer(address, 'picture');
  for (const address of [here, foreign]) expect(await ask(answerImage, address)).toBe('picture');
  await settle();
  expect([await readStored(stores.images, here), await readStored(stores.images, foreign)]).toEqual([
    'picture',
    undefined,
  ]);
  await put(stores.saved, foreign, 'saved');
  expect(await ask(answerImage, foreign)).toBe('saved');
});
