import { installFakeWorker, readStored, site, toHtml, toRequestEvent, type FakeWorker } from '../../testing/fakeWorker';
import { stores, type VisitMessage } from '../stores';
import { storeVisit } from './storeVisit';

// What limits the number of entries is in a database that jsdom does not have.
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
const answer = (address: string, text: string, headers: Record<string, string> = {}, status = 200) =>
  worker.network.set(address, () => new Response(text, { status, headers }));
beforeEach(() => {
  worker = installFakeWorker();
  answer(shell, '// shell');
  answer(`${site}/${build}/integrity.json`, '{}');
  answer(page, toHtml('APET'), { 'cache-control': 'public, max-age=0' });
  answer(`${site}/builds/offline-en`, toHtml('', { content: false }));
});

const send = (changes: Partial<VisitMessage> = {}) => storeVisit(visit(changes), toRequestEvent('/apet'));

test('a page is stored with its files, the lists of their hashes, the manifests that it ran and the page without content', async () => {
  await send();
  expect(await readStored(stores.pages, page)).toBe(toHtml('APET'));
  expect(await readStored(stores.files, shell)).toBe('// shell');
  expect(await readStored(stores.files, `/${build}/integrity.json`)).toBe('{}');
  expect(await readStored(stores.files, '/builds/offline-en')).toBe(toHtml('', { content: false }));
  expect(JSON.parse((await readStored(stores.visits, page)) ?? '')).toEqual({ title: 'APET', at: visit().at });
  expect(await readStored(stores.manifests, `${manifest}?shell=${build}&language=en`)).toBe('{"build":"b-abcdefabcd"}');
});

test('a page that was opened by a link with tracking parameters is stored once, under its own URL', async () => {
  await send();
  await send({ url: `${page}/?utm_source=news&fbclid=1` });
  for (const name of [stores.pages, stores.visits])
    expect((await (await caches.open(name)).keys()).map(({ url }) => url)).toEqual([page]);
});

test('the texts that a page had in its HTML are files of their own, without a request', async () => {
  const [near, other] = [`/${build}/fr/shell.json`, 'https://app.example/b-abcdefabcd/fr/list.json'];
  await send({ texts: { [near]: { t1: { a: ['Bonjour'] } }, [other]: { t2: {} } } });
  expect(await readStored(stores.files, near)).toBe('{"t1":{"a":["Bonjour"]}}');
  expect(await readStored(stores.files, other)).toBe('{"t2":{}}');
});

test.each([
  ['cannot be had', () => worker.network.delete(`${site}/${build}/integrity.json`)],
  ['is not there', () => answer(`${site}/${build}/integrity.json`, 'none', {}, 404)],
])('a page one of whose files %s is not stored at all', async (_, fail) => {
  fail();
  await expect(send()).rejects.toThrow();
  expect(await readStored(stores.pages, page)).toBeUndefined();
});

test.each([
  ['of one member', { 'cache-control': 'private, no-cache' }, toHtml('APET'), 200],
  ['that is not to be stored', { 'cache-control': 'no-store' }, toHtml('APET'), 200],
  ['that is not there', {}, toHtml('Page not found'), 404],
  ['without content', {}, toHtml('APET', { content: false }), 200],
])('HTML %s is not stored', async (_, headers, html, status) => {
  answer(page, html, headers, status);
  await send();
  expect(await readStored(stores.pages, page)).toBeUndefined();
});

test('a page that was reached inside the site is no document: its HTML is neither requested nor stored', async () => {
  await send({ isDocument: false });
  expect(worker.requested).not.toContain(page);
  expect(await readStored(stores.pages, page)).toBeUndefined();
  expect(await readStored(stores.visits, page)).toBeDefined();
});

test('of a reader who saves data nothing is downloaded but the page itself', async () => {
  await send({ savesData: true, files: [] });
  expect(worker.requested).toEqual([page]);
  expect(await readStored(stores.pages, page)).toBeDefined();
});

test('what is stored is not requested again, and the page without content only for another build', async () => {
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

test('a host that answers with another page has none without content', async () => {
  answer(`${site}/builds/offline-en`, toHtml('Page not found'));
  await send();
  expect(await readStored(stores.files, '/builds/offline-en')).toBeUndefined();
});
