/** @jest-environment node */
import { buildShards, type IndexedItem, indexFiles, listTimeline } from '@adp/shared-ui/search-index';
import { indexedItem } from '@adp/shared-ui/testing/indexed-item';
import { createFakeData } from '@adp/shared-data/testing';
import { createHandler } from '../handler';

const site = 'https://site.example';
const folder = 'https://content.example/search/';

const toItem = (id: string, day: string, fields: Partial<IndexedItem> = {}) =>
  indexedItem(id, { kind: 'event', day, ...fields });
const items = [
  toItem('tomorrow', '2026-11-22'),
  toItem('workshop', '2024-06-12', { programme: 'apet' }),
  toItem('report', '2024', { kind: 'knowledgeProduct', type: 'report' }),
  toItem('dialogue', '2019-03-25', { programme: 'cjed' }),
];

function open(indexed: readonly IndexedItem[] | undefined) {
  const hash = (text: string) => text.length.toString(16).padStart(8, '0');
  let files = new Map<string, string>();
  const build = (next: readonly IndexedItem[] | undefined) => {
    const shards = buildShards(next ?? [], (text) => text.length);
    files = new Map(
      indexFiles(shards, new Date('2026-11-21T08:00:00Z'), hash, next && { timeline: listTimeline(next) }),
    );
  };
  build(indexed);
  const requested: string[] = [];
  let time = Date.parse('2026-11-21T08:00:00Z');
  const now = () => time;
  const handler = createHandler({
    site,
    data: { projectId: 'demo-fake', apiKey: 'fake', origin: 'https://fake.invalid' },
    searchIndex: folder,
    now,
    fetch: (url, init) => {
      if (!url.startsWith(folder)) return createFakeData({ documents: {}, now }).fetch(url, init);
      const name = url.slice(folder.length);
      requested.push(name.replace(/[.][0-9a-f]{8}/, ''));
      const text = files.get(name);
      return Promise.resolve(new Response(text ?? null, { status: text === undefined ? 404 : 200 }));
    },
  });
  return {
    build,
    requested,
    wait: (milliseconds: number) => (time += milliseconds),
    get: (path: string, init?: RequestInit) => handler(new Request(`${site}/api/v1/${path}`, init)),
  };
}

test('the timeline has what has begun, newest first, with the numbers for its filters', async () => {
  const response = await open(items).get('timeline?programme=apet');
  expect(await response.json()).toEqual({
    items: [
      {
        kind: 'event',
        id: 'workshop',
        title: 'workshop',
        lang: 'en',
        day: '2024-06-12',
        programme: 'apet',
        source: 'https://site.example/events/workshop',
      },
    ],
    next: null,
    years: { 2024: 1 },
    programmes: { apet: 1, cjed: 1 },
    asOf: '2026-11-21T08:00:00.000Z',
  });
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=/);
});

test('a page begins after the given key, even if no entry in the index has that key', async () => {
  const { get } = open(items);
  const read = async (query: string) => {
    const answer = (await (await get(`timeline?${query}`)).json()) as { readonly items: readonly { id: string }[] };
    return answer.items.map(({ id }) => id);
  };
  expect(await read('year=2024')).toEqual(['workshop', 'report']);
  expect(await read('after=2024-06-12+event/workshop')).toEqual(['report', 'dialogue']);
  expect(await read('after=2024-01+milestone/apet-3&year=2024')).toEqual(['report']);
});

test('the file of the timeline is read once for all filters, and again after it has changed', async () => {
  const { get, build, requested, wait } = open(items);
  for (const query of ['', '?year=2024', '?programme=apet']) await get(`timeline${query}`);
  expect(requested.filter((name) => name === 'timeline.json')).toHaveLength(1);
  build(items.slice(0, 2));
  wait(60_000);
  expect(await (await get('timeline')).json()).toMatchObject({ years: { 2024: 1 } });
  expect(requested.filter((name) => name === 'timeline.json')).toHaveLength(2);
});

test.each([
  ['timeline?programme=nepad', 'programme'],
  ['timeline?year=24', 'year'],
  ['timeline?after=2024', 'after'],
  ['timeline?theme=skills', 'theme'],
])('%s is rejected, and the error names the parameter', async (path, parameter) => {
  const response = await open(items).get(path);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { parameter } });
});

test('an index without a timeline, as on an older site, results in a 404', async () => {
  expect((await open(undefined).get('timeline')).status).toBe(404);
});
