import { installFakeWorker, readStored, site, toHtml, toRequestEvent, type FakeWorker } from '../../testing/fakeWorker';
import { stores, type VisitMessage } from '../stores';
import { storeAhead, storeVisit } from './storeVisit';

// The expiration plugin needs IndexedDB, which jsdom lacks.
jest.mock('workbox-expiration', () => {
  class None {
    readonly updateTimestamp = () => Promise.resolve();
    readonly expireEntries = () => Promise.resolve();
  }
  return { CacheExpiration: None, ExpirationPlugin: None };
});

const build = 'b-0123456789';
const shell = `${site}/${build}/shell.js`;
const page = `${site}/apet`;
const manifest = 'https://app.example/manifest.json';
const visit = (changes: Partial<VisitMessage> = {}): VisitMessage => ({
  type: 'adp.visit',
  url: page,
  title: 'APET',
  at: '2026-11-23T08:00:00Z',
  language: 'en',
  build,
  isDocument: true,
  files: [shell],
  savesData: false,
  manifests: { [manifest]: { build: 'b-abcdefabcd' } },
  ...changes,
});

let worker: FakeWorker;
const answer = (url: string, text: string, headers: Record<string, string> = {}, status = 200) =>
  worker.network.set(url, () => new Response(text, { status, headers }));
beforeEach(() => {
  worker = installFakeWorker();
  answer(shell, '// shell');
  answer(`${site}/${build}/integrity.json`, '{}');
  answer(page, toHtml('APET'), { 'cache-control': 'public, max-age=0' });
  answer(`${site}/builds/offline-en`, toHtml('', { content: false }));
});

const send = (changes: Partial<VisitMessage> = {}) => storeVisit(visit(changes), toRequestEvent('/apet'));

test('stores a page with its files, the lists of hashes and the manifests', async () => {
  await send();
  expect(await readStored(stores.pages, page)).toBe(toHtml('APET'));
  expect(await readStored(stores.files, shell)).toBe('// shell');
  expect(await readStored(stores.files, `/${build}/integrity.json`)).toBe('{}');
  expect(JSON.parse((await readStored(stores.visits, page)) ?? '')).toEqual({ title: 'APET', at: visit().at });
  expect(await readStored(stores.manifests, `${manifest}?shell=${build}&language=en`)).toBe('{"build":"b-abcdefabcd"}');
});

test('the first view requests only the page and its files, and the second view also the app shell page', async () => {
  await send();
  expect(worker.requested).toEqual([shell, page, `${site}/${build}/integrity.json`]);
  await send({ isDocument: false });
  expect(worker.requested.slice(3)).toEqual([`${site}/builds/offline-en`]);
  expect(await readStored(stores.files, '/builds/offline-en')).toBe(toHtml('', { content: false }));
});

test('after a page that is not stored, the first view without a document requests the app shell page', async () => {
  await send({ isDocument: false });
  expect(await readStored(stores.files, '/builds/offline-en')).toBe(toHtml('', { content: false }));
});

test('stores a page that was opened with tracking parameters once, without the parameters', async () => {
  await send();
  await send({ url: `${page}/?utm_source=news&fbclid=1` });
  for (const name of [stores.pages, stores.visits])
    expect((await (await caches.open(name)).keys()).map(({ url }) => url)).toEqual([page]);
});

test('stores the texts in the HTML as files without requesting them', async () => {
  const [siteFile, appFile] = [`/${build}/fr/shell.json`, 'https://app.example/b-abcdefabcd/fr/list.json'];
  await send({ texts: { [siteFile]: { t1: { a: ['Bonjour'] } }, [appFile]: { t2: {} } } });
  expect(await readStored(stores.files, siteFile)).toBe('{"t1":{"a":["Bonjour"]}}');
  expect(await readStored(stores.files, appFile)).toBe('{"t2":{}}');
});

test.each([
  ['cannot be fetched', () => worker.network.delete(`${site}/${build}/integrity.json`)],
  ['does not exist', () => answer(`${site}/${build}/integrity.json`, 'none', {}, 404)],
])('does not store a page with a file that %s', async (_, fail) => {
  fail();
  await expect(send()).rejects.toThrow();
  expect(await readStored(stores.pages, page)).toBeUndefined();
});

test.each([
  ['for one member', { 'cache-control': 'private, no-cache' }, toHtml('APET'), 200],
  ['marked no-store', { 'cache-control': 'no-store' }, toHtml('APET'), 200],
  ['of a missing page', {}, toHtml('Page not found'), 404],
  ['without content', {}, toHtml('APET', { content: false }), 200],
])('does not store an HTML response %s', async (_, headers, html, status) => {
  answer(page, html, headers, status);
  await send();
  expect(await readStored(stores.pages, page)).toBeUndefined();
});

test('neither requests nor stores the HTML of a page reached by client-side navigation', async () => {
  await send({ isDocument: false });
  expect(worker.requested).not.toContain(page);
  expect(await readStored(stores.pages, page)).toBeUndefined();
  expect(await readStored(stores.visits, page)).toBeDefined();
});

test('downloads only the page itself if data saver is on', async () => {
  await send({ savesData: true, files: [] });
  expect(worker.requested).toEqual([page]);
  expect(await readStored(stores.pages, page)).toBeDefined();
});

test('does not request stored files again, and requests the app shell page again only for another build', async () => {
  await send();
  await send();
  worker.requested.splice(0);
  await send();
  expect(worker.requested).toEqual([page]);
  const next = 'b-1111111111';
  answer(`${site}/builds/offline-en`, toHtml('', { content: false, build: next }));
  for (const file of ['shell.js', 'integrity.json']) answer(`${site}/${next}/${file}`, '1');
  await send({ build: next, isDocument: false, files: [] });
  expect(await readStored(stores.files, '/builds/offline-en')).toContain(next);
  expect(await readStored(stores.files, `/${next}/shell.js`)).toBe('1');
});

test('does not store another page as the app shell page', async () => {
  answer(`${site}/builds/offline-en`, toHtml('Page not found'));
  await send();
  await send();
  expect(await readStored(stores.files, '/builds/offline-en')).toBeUndefined();
});

describe('a page that was not visited', () => {
  const saved = `${site}/saved`;
  const app = 'https://app.example/b-abcdefabcd';
  const store = (of = build) => storeAhead({ type: 'adp.store', url: saved, build: of }, toRequestEvent('/apet'));
  const toPage = (of = build) =>
    toHtml('Saved items', { build: of, files: [`/${of}/shell.js`, `${app}/saved.js`], later: ['saved-'] });

  beforeEach(() => {
    answer(saved, toPage(), { 'cache-control': 'public, max-age=0' });
    answer(`${app}/saved.js`, '// saved');
    answer(`${app}/integrity.json`, '{"saved.js":"x","saved-export.js":"y","other.js":"z"}');
    answer(`${app}/saved-export.js`, '// export');
  });

  test('is stored with its files and those that it loads later, and not requested again', async () => {
    await store();
    expect(await readStored(stores.pages, saved)).toBe(toPage());
    for (const file of ['saved.js', 'saved-export.js'])
      expect(await readStored(stores.files, `${app}/${file}`)).toBeDefined();
    worker.requested.splice(0);
    await store();
    expect(worker.requested).toEqual([]);
  });

  test('is stored again for another build of the shell', async () => {
    await store();
    const next = 'b-1111111111';
    answer(saved, toPage(next), { 'cache-control': 'public, max-age=0' });
    for (const file of ['shell.js', 'integrity.json']) answer(`${site}/${next}/${file}`, '{}');
    await store(next);
    expect(await readStored(stores.pages, saved)).toBe(toPage(next));
  });

  test('is not stored without one of its files', async () => {
    worker.network.delete(`${app}/saved.js`);
    await expect(store()).rejects.toThrow();
    expect(await readStored(stores.pages, saved)).toBeUndefined();
  });

  test('is not stored if the server sends no content', async () => {
    answer(saved, toHtml('', { content: false }));
    await store();
    expect(await readStored(stores.pages, saved)).toBeUndefined();
  });
});
