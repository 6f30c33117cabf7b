/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { createFakeData, largest } from '@adp/shared-data/testing';
import { buildShards, indexFiles, type IndexedItem, toIndexEntries } from '@adp/shared-ui/search-index';
import { packIndex } from '@adp/shared-ui/packed-index';
import { createHandler } from '../handler';

const site = 'https://site.example';
const folder = 'https://content.example/search/';
const storage = 'https://fake.invalid/v0/b/demo-fake.appspot.com/o/search%2F';
const start = Date.parse('2026-11-21T08:00:00Z');

const item = (id: string, title: string, lang: string, original?: string): IndexedItem => ({
  kind: 'article',
  id,
  title,
  lang,
  summary: '',
  tags: [],
  people: [],
  publishedAt: start,
  ...(original === undefined ? {} : { original }),
});

function makeIndex(items: readonly IndexedItem[], builtAt: number) {
  const shards = buildShards(items, (text) => text.length);
  return indexFiles(shards, new Date(builtAt), (text) => text.length.toString(16).padStart(8, '0'));
}

async function makePackedIndex(items: readonly IndexedItem[], builtAt: number) {
  const packed = 'packed.00000000.bin.gz';
  const files = indexFiles([], new Date(builtAt), () => '00000000', { packed, suggested: ['water'] });
  return new Map<string, string | Buffer>([...files, [packed, gzipSync(await packIndex(toIndexEntries(items)))]]);
}

interface Body {
  readonly items: readonly { readonly id: string; readonly title: string; readonly source: string }[];
  readonly kinds: Readonly<Record<string, number>>;
  readonly error: { readonly code: string; readonly parameter?: string };
}

/** Starts the API with an index of two articles in two languages, built an hour ago. */
function open() {
  let time = start;
  let files = makeIndex([item('a', 'Solar drones', 'en'), item('b', 'Drones solaires', 'fr')], start - 3_600_000);
  /** The index files that background work has stored. */
  let stored: ReadonlyMap<string, string | Buffer> = new Map();
  let storageStatus = 200;
  const requested: string[] = [];
  const read: string[] = [];
  const data = createFakeData({ documents: {}, now: () => time });
  const handler = createHandler({
    site,
    data: { projectId: 'demo-fake', apiKey: 'fake', origin: 'https://fake.invalid' },
    searchIndex: folder,
    now: () => time,
    fetch: (url, init) => {
      if (url.startsWith(storage)) {
        if (storageStatus !== 200) return Promise.resolve(new Response(null, { status: storageStatus }));
        const text = stored.get(url.slice(storage.length).replace('?alt=media', ''));
        const body = typeof text === 'string' ? text : text && new Uint8Array(text);
        return Promise.resolve(body === undefined ? new Response(null, { status: 404 }) : new Response(body));
      }
      if (!url.startsWith(folder)) {
        read.push(new URL(url).pathname.split('/documents/').at(-1) ?? url);
        return data.fetch(url, init);
      }
      const name = url.slice(folder.length);
      requested.push(name);
      const text = files.get(name);
      return Promise.resolve(text === undefined ? new Response(null, { status: 404 }) : new Response(text));
    },
  });
  const fetchJson = async (path: string) => {
    const response = await handler(new Request(`${site}/api/v1/search${path}`));
    return { status: response.status, age: response.headers.get('age'), body: (await response.json()) as Body };
  };
  const search = (query: string) => fetchJson(`?${query}`);
  return {
    search,
    suggest: (query = '') => fetchJson(`/suggestions${query}`),
    find: async (query: string) => (await search(query)).body.items.map(({ id }) => id),
    data,
    /** Returns the index files requested since the last call. */
    requested: () => requested.splice(0),
    /** Returns the articles read individually since the last call. */
    readArticles: () => read.splice(0).filter((path) => path.startsWith('articles/')),
    wait: (milliseconds: number) => (time += milliseconds),
    replaceIndex: (next: ReadonlyMap<string, string>) => (files = next),
    storeIndex: (next: ReadonlyMap<string, string | Buffer>) => (stored = next),
    failStorage: (status: number) => (storageStatus = status),
    fetchFile: (path: string) => handler(new Request(`${site}/api/v1/search/${path}`)),
  };
}

test('finds published items in all languages, with the URLs of their pages', async () => {
  const { search, requested } = open();
  const { status, body } = await search('q=drones');
  expect(status).toBe(200);
  expect(body.items.map(({ id, source }) => [id, source]).sort()).toEqual([
    ['a', `${site}/articles/a`],
    ['b', `${site}/articles/b`],
  ]);
  expect(body.kinds).toEqual({ article: 2 });
  expect((await search('q=drones&in=event')).body).toMatchObject({ items: [], kinds: { article: 2 } });
  // The index has been read only once.
  expect(requested()).toHaveLength(3);
});

test('an index stored by background work replaces the published index within 30 seconds', async () => {
  const { find, storeIndex, wait, requested } = open();
  expect(await find('q=drones')).toHaveLength(2);
  storeIndex(makeIndex([item('c', 'Drones for clinics', 'en')], start));
  wait(31_000);
  requested();
  expect(await find('q=drones')).toEqual(['c']);
  expect(requested()).toEqual([]);
});

test('a packed index is searched instead of shards, with items that have changed since it was built', async () => {
  const { find, search, data, storeIndex, wait, requested } = open();
  storeIndex(await makePackedIndex([item('c', 'Drones for clinics', 'en'), item('d', 'Drones', 'en')], start));
  expect((await find('q=drones')).sort()).toEqual(['c', 'd']);
  expect(requested()).toEqual([]);
  expect((await search('q=turbines')).body).toMatchObject({ items: [], suggested: ['water'] });
  data.put('articles/c', { ...largest.article, title: 'Wind turbines', updatedAt: new Date(wait(1_000)) });
  data.put('changes/articles/marks/0', { updatedAt: new Date(wait(0)) });
  wait(31_000);
  expect(await find('q=turbines')).toEqual(['c']);
  expect(await find('q=drones')).toEqual([]);
});

test('while a packed index cannot be read, the previous index is searched', async () => {
  const { find, storeIndex, wait } = open();
  const index = await makePackedIndex([item('c', 'Drones for clinics', 'en')], start);
  expect(await find('q=drones')).toHaveLength(2);
  storeIndex(new Map([...index, ['packed.00000000.bin.gz', 'no index']]));
  wait(31_000);
  expect(await find('q=drones')).toHaveLength(2);
});

test('devices can read the index files, and only the list of shards can change', async () => {
  const { fetchFile, storeIndex } = open();
  const files = makeIndex([item('c', 'Drones for clinics', 'en')], start);
  expect((await fetchFile('index.json')).status).toBe(200);
  storeIndex(files);
  for (const [name, text] of files) {
    const answer = await fetchFile(name);
    expect([answer.status, await answer.text()]).toEqual([200, text]);
    expect(answer.headers.get('cache-control')).toContain(name === 'index.json' ? 's-maxage=15' : 'immutable');
  }
  expect((await fetchFile('en-9.00000000.json')).status).toBe(404);
  expect((await fetchFile('..%2Fstate.json')).status).toBe(404);
});

test('a search grouped by kind returns the best results of each kind on a single page', async () => {
  const { search, replaceIndex } = open();
  const articles = Array.from({ length: 30 }, (_, number) => item(`a${number + 10}`, 'Drones', 'en'));
  replaceIndex(makeIndex([...articles, { ...item('e', 'On drones and other things', 'en'), kind: 'event' }], start));
  expect((await search('q=drones')).body.items).toHaveLength(20);
  const { body } = await search('q=drones&group=kind');
  expect(body.items.map(({ id }) => id)).toEqual([...articles.slice(0, 5).map(({ id }) => id), 'e']);
  expect(body).toMatchObject({ next: null, kinds: { article: 30, event: 1 } });
});

test('a search finds a translation and links to the page in its language, unless the query specifies another language', async () => {
  const { search, replaceIndex } = open();
  replaceIndex(makeIndex([item('a', 'Solar drones', 'en'), item('a', 'Drones solaires', 'fr', 'en')], start));
  const find = async (query: string) =>
    (await search(query)).body.items.map(({ title, source }) => [title, source.slice(site.length)]);
  expect(await find('q=solaires')).toEqual([['Drones solaires', '/fr/articles/a']]);
  expect(await find('q=solaires&lang=en')).toEqual([['Solar drones', '/articles/a']]);
});

test('an item published after the index was built is found by its current words', async () => {
  const { find, data, wait } = open();
  const put = (title: string) =>
    data.put('articles/a', { ...largest.article, title, publishedAt: new Date(start - 60_000) });
  put('Wind turbines');
  expect(await find('q=turbines')).toEqual(['a']);
  expect(await find('q=solar+drones')).toEqual(['b']);
  put('Water pumps');
  data.put('changes/articles/marks/0', { updatedAt: new Date(start) });
  wait(31_000);
  expect(await find('q=pumps')).toEqual(['a']);
  expect(await find('q=turbines')).toEqual([]);
});

test('an item published after the index was built is found by its theme', async () => {
  const { find, data } = open();
  const publishedAt = new Date(start - 60_000);
  data.put('articles/c', {
    ...largest.article,
    title: 'Clinics by the sea',
    lang: 'en',
    themes: ['health'],
    publishedAt,
  });
  expect(await find('q=health')).toEqual(['c']);
});

test('a changed item is found by its current countries, and a search says that no item has all words', async () => {
  const { search, data, wait } = open();
  data.put('articles/a', {
    ...largest.article,
    title: 'Solar drones',
    countries: ['KE'],
    publishedAt: new Date(start - 86_400_000),
  });
  data.put('changes/articles/marks/0', { updatedAt: new Date(start) });
  wait(31_000);
  await search('q=drones');
  const { body } = await search('q=drones+Kenya');
  expect(body).toMatchObject({ items: [{ id: 'a', countries: ['KE'] }] });
  expect(body).not.toHaveProperty('partial');
  expect((await search('q=drones+zzzz')).body).toMatchObject({ partial: true });
});

test('an event is found by its kind, its city and each of its months, and a search for people names their directory', async () => {
  const { search, data } = open();
  data.put('events/harbour', {
    ...largest.event,
    title: 'A day at the harbour',
    lang: 'en',
    venue: { city: 'Dakar' },
    startsAt: new Date('2027-12-05T09:00:00Z'),
    startsLocal: '2027-12-05T09:00+00:00',
    endsAt: new Date('2028-01-02T15:00:00Z'),
    endsLocal: '2028-01-02T15:00+00:00',
    publishedAt: new Date(start - 60_000),
  });
  for (const month of ['december', 'january', 'january+2028']) {
    const { body } = await search(`q=events+dakar+${month}`);
    const days = { day: '2027-12-05', lastDay: '2028-01-02' };
    expect(body).toMatchObject({ items: [{ id: 'harbour', city: 'Dakar', ...days }], first: ['event'] });
    expect(body).not.toHaveProperty('partial');
  }
  expect((await search('q=events+dakar+february')).body).toMatchObject({ partial: true });
  expect((await search('q=experts+on+pumps+kenya')).body).toMatchObject({ people: { words: 'pumps', country: 'KE' } });
});

describe('if items of a kind were written after the index was built', () => {
  const put = ({ data }: ReturnType<typeof open>, id: string, changes: object) =>
    data.put(`articles/${id}`, { ...largest.article, publishedAt: new Date(start - 86_400_000), ...changes });
  /** Starts the API with a data service that contains the articles in the index. */
  const openWithArticles = () => {
    const opened = open();
    put(opened, 'a', { title: 'Solar drones', lang: 'en' });
    put(opened, 'b', { title: 'Drones solaires', lang: 'fr' });
    // A change token has two marks, so tests with a single mark do not show whether its time is read correctly.
    opened.data.put('changes/articles/marks/1', { updatedAt: new Date(start - 86_400_000) });
    return opened;
  };
  /** Makes a change and waits until the cached change token is stale. */
  const change = ({ data, wait }: ReturnType<typeof open>) => {
    data.put('changes/articles/marks/0', { updatedAt: new Date(wait(0)) });
    wait(31_000);
  };

  test('an item that is no longer public is neither shown nor counted until it is public again', async () => {
    const opened = openWithArticles();
    const { find, search } = opened;
    expect(await find('q=drones')).toHaveLength(2);
    put(opened, 'a', { status: 'draft' });
    change(opened);
    expect(await find('q=drones')).toEqual(['b']);
    expect((await search('q=drones')).body).toMatchObject({ count: { count: 1 }, kinds: { article: 1 } });
    put(opened, 'a', { title: 'Solar drones', lang: 'en' });
    change(opened);
    expect(await find('q=drones')).toHaveLength(2);
  });

  test('a changed item is shown with its current words', async () => {
    const opened = openWithArticles();
    put(opened, 'a', { title: 'Drones in agriculture', lang: 'en' });
    change(opened);
    const titles = async (query: string) => (await opened.search(query)).body.items.map(({ title }) => title);
    expect((await titles('q=drones')).sort()).toEqual(['Drones in agriculture', 'Drones solaires']);
    expect(await titles('q=agriculture')).toEqual(['Drones in agriculture']);
  });

  test.each(['updatedAt', 'translatedAt'])(
    'an item is found by new words that only a change at %s has added',
    async (time) => {
      const opened = openWithArticles();
      expect(await opened.find('q=harvest')).toEqual([]);
      put(opened, 'a', { title: 'Drones for the harvest', lang: 'en', [time]: new Date(opened.wait(0)) });
      change(opened);
      expect(await opened.find('q=harvest')).toEqual(['a']);
      put(opened, 'a', { title: 'Drones for the harvest', lang: 'en', status: 'draft' });
      change(opened);
      expect(await opened.find('q=harvest')).toEqual([]);
    },
  );

  test('full pages of changed items are read once, and later changes are found', async () => {
    const opened = openWithArticles();
    const changeItem = (number: number, title: string) =>
      put(opened, `n${number}`, { title, updatedAt: new Date(opened.wait(1_000)) });
    for (let number = 0; number < 260; number += 1) changeItem(number, `Turbines number${number}`);
    // One search reads four full pages, the next one reads the others.
    await opened.find('q=number0');
    expect(await opened.find('q=number259')).toEqual(['n259']);
    changeItem(7, 'Pumps');
    change(opened);
    expect(await opened.find('q=pumps')).toEqual(['n7']);
    expect(await opened.find('q=number7')).not.toContain('n7');
  });

  test('results that replace removed results are checked too', async () => {
    const opened = openWithArticles();
    const entries = Array.from({ length: 30 }, (_, index) => item(`n${index}`, 'Wind turbines', 'en'));
    opened.replaceIndex(makeIndex(entries, start - 3_600_000));
    entries.forEach(({ id }, index) =>
      put(opened, id, { title: 'Wind turbines', status: index < 25 ? 'draft' : 'published' }),
    );
    change(opened);
    expect(new Set(await opened.find('q=turbines'))).toEqual(new Set(['n25', 'n26', 'n27', 'n28', 'n29']));
  });

  test('each result is read once per change, and never without a change', async () => {
    const opened = openWithArticles();
    const { find, readArticles, wait } = opened;
    await find('q=drones');
    wait(31_000);
    await find('q=drones');
    expect(readArticles()).toEqual([]);
    change(opened);
    await find('q=drones');
    await find('q=solar');
    wait(31_000);
    await find('q=drones');
    expect(readArticles().sort()).toEqual(['articles/a', 'articles/b']);
    change(opened);
    await find('q=solaires');
    expect(readArticles()).toEqual(['articles/b']);
  });

  test('while the data service fails, results do not change', async () => {
    const opened = openWithArticles();
    put(opened, 'a', { status: 'draft' });
    change(opened);
    expect(await opened.find('q=drones')).toEqual(['b']);
    opened.data.fail(503);
    opened.wait(31_000);
    expect(await opened.find('q=drones')).toEqual(['b']);
  });
});

test('the age of a response is the age of its change tokens', async () => {
  const { search, wait } = open();
  await search('q=drones');
  wait(20_000);
  // Without this age, caches could serve the response for more than a minute after a change.
  expect((await search('q=solar')).age).toBe('20');
});

test('a new index replaces the previous one, which stays in use until the new one can be read', async () => {
  const { find, requested, wait, replaceIndex } = open();
  await find('q=drones');
  requested();
  wait(61_000);
  expect(await find('q=solar')).toEqual(['a']);
  expect(requested()).toEqual(['index.json']);
  replaceIndex(new Map());
  wait(61_000);
  expect(await find('q=drones')).toHaveLength(2);
  replaceIndex(makeIndex([item('c', 'Drones at sea', 'en')], start));
  wait(61_000);
  expect(await find('q=drones')).toEqual(['c']);
});

test.each([
  ['', 'q'],
  ['q=+', 'q'],
  [`q=${'a'.repeat(151)}`, 'q'],
  ['q=a&in=person', 'in'],
  ['q=a&after=x', 'after'],
  ['q=a&lang=xx', 'lang'],
  ['q=a&order=newest', 'order'],
  ['q=a&group=day', 'group'],
  ['q=a&group=kind&in=event', 'group'],
  ['q=a&group=kind&after=20', 'group'],
])('a search for "%s" is rejected because of the parameter %s', async (query, parameter) => {
  const { search } = open();
  expect(await search(query)).toMatchObject({ status: 400, body: { error: { parameter } } });
});

test('suggestions come from the index and require no other reads', async () => {
  const { search, suggest, replaceIndex, requested, wait } = open();
  expect(await suggest()).toMatchObject({ status: 200, body: { items: [] } });
  replaceIndex(indexFiles([], new Date(start), () => '00000000', { suggested: ['water', 'skills'] }));
  wait(31_000);
  expect(await suggest()).toMatchObject({ status: 200, body: { items: ['water', 'skills'] } });
  expect(requested()).toEqual(['index.json', 'index.json']);
  expect(await suggest('?q=water')).toMatchObject({ status: 400 });
  expect((await search('q=water')).status).toBe(200);
});

test.each([402, 429, 503])(
  'while Storage responds with %i, the stored index remains in use, and the published one does not replace it',
  async (status) => {
    const { find, fetchFile, suggest, failStorage, storeIndex, requested, wait } = open();
    storeIndex(makeIndex([item('c', 'Drones at sea', 'en')], start));
    expect(await find('q=drones')).toEqual(['c']);
    failStorage(status);
    wait(61_000);
    expect(await find('q=drones')).toEqual(['c']);
    const file = await fetchFile('index.json');
    expect([file.status, file.headers.get('retry-after')]).toEqual([503, '30']);
    expect((await suggest()).status).toBe(503);
    expect(requested()).toEqual([]);
  },
);

test('a search without an index is reported as unavailable', async () => {
  const { search, replaceIndex } = open();
  replaceIndex(new Map());
  expect((await search('q=drones')).status).toBe(503);
});
