import { toBlock, type PageResources } from '@adp/site-document/pageResources';
import { createFakeCaches } from '@adp/shared-data/testing';
import { estimate, estimatePageBytes } from './estimateSaving';
import { deleteEntry, readSaved, saveEntry, toEntry, type SavedEntry } from './savedPages';

const origin = 'https://site.example';
const shell = `${origin}/b-0123456789/shell.js`;
const page = (title: string, resources: Partial<PageResources> = {}) => {
  const files = ['/b-0123456789/shell.js'];
  const all: PageResources = {
    shell: 'b-0123456789',
    language: 'en',
    hasContent: true,
    files,
    later: [],
    pictures: [],
    ...resources,
  };
  return `<html lang="en"><main>${title}</main>${toBlock('resources', JSON.stringify(all))}</html>`;
};
/** Response bodies by URL. Requests for other URLs fail. */
let network: Map<string, string>;
let requested: string[];

beforeEach(() => {
  requested = [];
  network = new Map([
    [shell, '// shell'],
    [`${origin}/b-0123456789/integrity.json`, '{}'],
    ...['list', 'list/one', 'list/two', 'alone'].map((path): [string, string] => [`${origin}/${path}`, page(path)]),
  ]);
  Object.assign(globalThis, {
    caches: createFakeCaches(),
    fetch: (url: string) => {
      requested.push(url);
      const text = network.get(url);
      return text === undefined ? Promise.reject(new TypeError('failed')) : Promise.resolve(new Response(text));
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(globalThis, 'fetch');
});

const list = () => toEntry(`${origin}/list`, 'List', [`${origin}/list/one`, `${origin}/list/two`]);
const isSaved = async (url: string) => Boolean(await caches.match(url, { cacheName: 'adp-saved' }));
const getSaved = async (): Promise<SavedEntry> => {
  const [entry] = await readSaved();
  if (!entry) throw new Error('nothing is saved');
  return entry;
};

test('saves a list page by page, with shared files and sizes', async () => {
  const steps: number[] = [];
  await saveEntry(list(), ({ done }) => steps.push(done.length));
  expect(steps).toEqual([1, 2, 3]);
  expect(requested.filter((url) => url === shell)).toHaveLength(1);
  const entry = await getSaved();
  expect(entry.done).toEqual(entry.pages);
  expect(entry.bytes).toBe(
    [...network].reduce((sum, [at, text]) => (at.endsWith('alone') ? sum : sum + text.length), 0),
  );
});

test('saves the files that a page loads later from the build folder that contains them', async () => {
  const folder = `${origin}/b-0123456789/`;
  const item = page('item', { later: ['markdown', 'cite-'] });
  network.set(`${origin}/list/one`, item);
  network.set(
    `${folder}integrity.json`,
    '{"markdown.js":"a","markdown.css":"b","cite-ris.js":"c","own-markdown.js":"d"}',
  );
  const later = ['markdown.js', 'markdown.css', 'cite-ris.js'].map((file) => folder + file);
  for (const file of later) network.set(file, 'part');
  await saveEntry(list(), () => undefined);
  for (const file of later) expect(await isSaved(file)).toBe(true);
  expect(await isSaved(`${folder}own-markdown.js`)).toBe(false);
  expect((await getSaved()).files).toEqual(expect.arrayContaining(later));
});

test("saves the texts of scripts that a page loads later, in the page's language", async () => {
  const folder = `${origin}/b-0123456789/`;
  const files = ['/b-0123456789/shell.js', '/b-0123456789/fr/item.json'];
  const item = page('item', { files, later: ['actions'] });
  network.set(`${origin}/list/one`, item);
  network.set(`${folder}integrity.json`, '{"actions.js":"a"}');
  network.set(`${folder}fr/integrity.json`, '{"actions.json":"b","item.json":"c","other.json":"d"}');
  for (const file of ['actions.js', 'fr/actions.json', 'fr/item.json']) network.set(folder + file, 'part');
  await saveEntry(list(), () => undefined);
  for (const file of ['actions.js', 'fr/actions.json', 'fr/item.json']) expect(await isSaved(folder + file)).toBe(true);
});

test('estimates the size of files that a page loads later', async () => {
  document.body.innerHTML = `<script src="${shell}"></script><main data-later="markdown"></main>`;
  const files = await caches.open('adp-files');
  await files.put(`${origin}/b-0123456789/integrity.json`, new Response('{"markdown.js":"","markdown.css":""}'));
  await files.put(shell, new Response('// shell'));
  await files.put(`${origin}/b-0123456789/markdown.css`, new Response('12345'));
  // The shell's decompressed size is twice its Content-Length.
  const respond = jest.fn((url: string) =>
    Promise.resolve(new Response(null, { headers: { 'content-length': url === shell ? '4' : '700' } })),
  );
  Object.assign(globalThis, { fetch: respond });
  const cachedSize = '{"markdown.js":"","markdown.css":""}'.length + '// shell'.length + 5;
  expect((await estimate(undefined)).files).toBe(cachedSize + 2 * 700);
  expect(respond.mock.calls).toHaveLength(2);
});

test("estimates the files and the HTML of a page's parts", async () => {
  document.body.innerHTML = '<main></main>';
  Object.assign(performance, { getEntriesByType: () => [] });
  await (await caches.open('adp-files')).put(shell, new Response('// shell'));
  const part = `${origin}/list/one`;
  expect(await estimate(part)).toEqual({ files: 0, allFiles: '// shell'.length, part: page('list/one').length });
  network.clear();
  expect(await estimate(part)).toEqual({ files: 0, allFiles: 0, part: estimatePageBytes() });
});

test('continues an interrupted save', async () => {
  network.delete(`${origin}/list/one`);
  await expect(saveEntry(list(), () => undefined)).rejects.toMatchObject({ code: 'network' });
  const entry = await getSaved();
  expect(entry.done).toEqual([`${origin}/list`]);
  network.set(`${origin}/list/one`, page('list/one'));
  requested = [];
  await saveEntry(entry, () => undefined);
  expect(requested).toEqual([`${origin}/list/one`, `${origin}/list/two`]);
  expect((await getSaved()).done).toHaveLength(3);
});

test('preserves the parts of an entry when only its page is saved again, and deletes page and parts together', async () => {
  await saveEntry(list(), () => undefined);
  requested = [];
  await saveEntry(toEntry(`${origin}/list`, 'List', []), () => undefined);
  expect(requested).toEqual([`${origin}/list`]);
  const entry = await getSaved();
  expect([entry.pages.length, entry.done.length]).toEqual([3, 3]);
  await deleteEntry(entry);
  expect((await (await caches.open('adp-saved')).keys()).map(({ url }) => new URL(url).pathname)).toEqual(['/-/saved']);
});

test('counts all files for each entry, but shared files once in the sum', async () => {
  const shared = '// shell'.length + '{}'.length;
  const [listBytes, aloneBytes] = [page('list').length, page('alone').length];
  await saveEntry(toEntry(`${origin}/list`, 'List', []), () => undefined);
  await saveEntry(toEntry(`${origin}/alone`, 'Alone', []), () => undefined);
  const read = async () => (await readSaved()).map(({ bytes, wholeBytes }) => [bytes, wholeBytes]);
  expect(await read()).toEqual([
    [aloneBytes, aloneBytes + shared],
    [listBytes + shared, listBytes + shared],
  ]);
  await saveEntry(toEntry(`${origin}/list`, 'List', []), () => undefined);
  expect(await read()).toEqual([
    [listBytes, listBytes + shared],
    [aloneBytes + shared, aloneBytes + shared],
  ]);
  const [, alone] = await readSaved();
  if (alone) await deleteEntry(alone);
  expect(await read()).toEqual([[listBytes + shared, listBytes + shared]]);
});

test('removes all old files when every page of an entry is saved again', async () => {
  await saveEntry(list(), () => undefined);
  const next = `${origin}/b-1111111111`;
  for (const path of ['list', 'list/one', 'list/two'])
    network.set(`${origin}/${path}`, page(path, { files: ['/b-1111111111/shell.js'] }));
  for (const file of ['shell.js', 'integrity.json']) network.set(`${next}/${file}`, '{}');
  await saveEntry(list(), () => undefined);
  expect([await isSaved(shell), await isSaved(`${next}/shell.js`)]).toEqual([false, true]);
});

test('deleting an entry deletes only files that no other entry needs', async () => {
  await saveEntry(list(), () => undefined);
  await saveEntry(toEntry(`${origin}/alone`, 'Alone', []), () => undefined);
  const [, first] = await readSaved();
  if (first) await deleteEntry(first);
  expect((await readSaved()).map(({ title }) => title)).toEqual(['Alone']);
  expect(await isSaved(`${origin}/list/one`)).toBe(false);
  expect(await isSaved(shell)).toBe(true);
  await deleteEntry(await getSaved());
  expect(await isSaved(shell)).toBe(false);
});

test('evicts visited content if storage is full, and throws if that is not enough', async () => {
  await (await caches.open('adp-data')).put('/api/v1/events', new Response('{}'));
  const saved = await caches.open('adp-saved');
  const put = jest.fn(() => Promise.reject(new DOMException('full', 'QuotaExceededError')));
  jest.spyOn(caches, 'open').mockResolvedValue({ ...saved, put });
  await expect(saveEntry(list(), () => undefined)).rejects.toMatchObject({ code: 'full' });
  expect(await caches.has('adp-data')).toBe(false);
});

test('does not save a page without content', async () => {
  network.set(`${origin}/list`, '<html><div id="root"></div></html>');
  await expect(saveEntry(list(), () => undefined)).rejects.toMatchObject({ code: 'network' });
  expect(await readSaved()).toEqual([]);
});

test('estimates the HTML and the files that are not saved yet', async () => {
  document.body.innerHTML = `<script src="${shell}"></script><main><img alt="" src="${origin}/v0/a"></main>`;
  const files = await caches.open('adp-files');
  await files.put(shell, new Response('// shell'));
  await (await caches.open('adp-images')).put(`${origin}/v0/a`, new Response('12345'));
  expect((await estimate(undefined)).files).toBe('// shell'.length + 5);
  await saveEntry(toEntry(`${origin}/alone`, 'Alone', []), () => undefined);
  expect((await estimate(undefined)).files).toBe(5);
  const entries = jest.fn(() => [{ name: window.location.href, decodedBodySize: 1_234 }]);
  Object.assign(performance, { getEntriesByType: entries });
  expect(estimatePageBytes()).toBe(1_234);
  entries.mockReturnValue([{ name: 'https://site.example/before', decodedBodySize: 1_234 }]);
  expect(estimatePageBytes()).toBe(document.documentElement.outerHTML.length);
});
