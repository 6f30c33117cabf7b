import { toBlock, type PageResources } from '@adp/site-document/pageResources';
import { createFakeCaches } from '@adp/shared-data/testing';
import { createPageSaver } from './createPageSaver';
import { createSavedStore } from './createSavedStore';

const { origin } = window.location;
const toHtml = (title: string) => {
  const resources: PageResources = {
    shell: 'b-0123456789',
    language: 'en',
    hasContent: true,
    files: [],
    later: [],
    pictures: [],
  };
  return `<html lang="en"><main>${title}</main>${toBlock('resources', JSON.stringify(resources))}</html>`;
};
const [apet, areas, event, otherEvent, ivm] = ['/apet', '/apet/areas', '/events/a', '/events/b', '/ivm'].map(
  (path) => origin + path,
) as [string, string, string, string, string];
const set = { title: 'APET', pages: [apet, areas, event] };

/** Requests for these pages fail. */
let unreachable: Set<string>;
let requested: string[];

beforeEach(() => {
  unreachable = new Set();
  requested = [];
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(globalThis, {
    caches: createFakeCaches(),
    fetch: (url: string, { method = 'GET' }: RequestInit = {}) => {
      requested.push(`${method} ${new URL(url).pathname}`);
      if (unreachable.has(url)) return Promise.reject(new TypeError('failed'));
      const html = toHtml(url);
      const headers = { 'x-page-bytes': String(html.length) };
      return Promise.resolve(new Response(method === 'HEAD' ? null : html, { headers }));
    },
  });
});
afterEach(() => {
  for (const name of ['caches', 'fetch']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

function start() {
  const saver = createPageSaver(createSavedStore());
  const progress: unknown[] = [];
  saver.subscribe(() => {
    const { saving, saved } = saver.getState();
    progress.push([saving && new URL(saving).pathname, saved?.get(apet)?.pages.length]);
  });
  return { saver, progress, getSaved: () => saver.getState().saved?.get(apet)?.pages };
}

test('reports each saved page, and then the saved set', async () => {
  const { saver, progress, getSaved } = start();
  await saver.save(set);
  expect(progress).toEqual(expect.arrayContaining([1, 2, 3].map((count) => ['/apet', count])));
  expect(progress.at(-1)).toEqual([undefined, 3]);
  expect(getSaved()).toEqual(set.pages);
  await saver.remove(apet);
  expect(getSaved()).toBeUndefined();
});

test('an interrupted set is continued with its missing pages, and a complete one is saved again', async () => {
  const { saver, getSaved } = start();
  unreachable.add(areas);
  await saver.save(set);
  expect(saver.getState().error).toEqual({ page: apet, code: 'network' });
  expect(getSaved()).toEqual([apet]);
  unreachable.clear();
  requested = [];
  await saver.save(set);
  expect(requested).toEqual(['GET /apet/areas', 'GET /events/a']);
  expect(saver.getState().error).toBeUndefined();
  requested = [];
  await saver.save(set);
  expect(requested).toEqual(['GET /apet', 'GET /apet/areas', 'GET /events/a']);
});

test('the state is the same object until something changes', async () => {
  const { saver } = start();
  const before = saver.getState();
  expect(saver.getState()).toBe(before);
  await saver.save(set);
  expect(saver.getState()).not.toBe(before);
});

test('estimates sets from the sizes that the server announces, once for pages below the same path', async () => {
  const { saver } = start();
  const getSize = (...urls: readonly string[]) => urls.reduce((sum, url) => sum + toHtml(url).length, 0);
  const sizes = await saver.estimate([set, { title: 'IVM', pages: [ivm, event, otherEvent] }]);
  expect(sizes).toEqual([getSize(apet, areas, event), getSize(ivm, event, event)]);
  expect(requested).toEqual(['GET /events/a', 'HEAD /apet', 'HEAD /apet/areas', 'HEAD /events/a', 'HEAD /ivm']);
});

test('the size of a set with an unknown page is unknown', async () => {
  const { saver } = start();
  unreachable.add(apet);
  expect(await saver.estimate([set])).toEqual([undefined]);
});
