/** @jest-environment node */
import { createFakeData, largest } from '@adp/shared-data/testing';
import { buildShards, indexFiles, type IndexedItem } from '@adp/shared-ui/search-index';
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

interface Body {
  readonly items: readonly { readonly id: string; readonly title: string; readonly source: string }[];
  readonly kinds: Readonly<Record<string, number>>;
  readonly error: { readonly code: string; readonly parameter?: string };
}

/** The endpoint with an index of two articles, in two languages, made an hour ago. */
function open() {
  let time = start;
  let files = makeIndex([item('a', 'Solar drones', 'en'), item('b', 'Drones solaires', 'fr')], start - 3_600_000);
  /** The index stored by background work. */
  let stored: ReadonlyMap<string, string> = new Map();
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
        const text = stored.get(url.slice(storage.length).replace('?alt=media', ''));
        return Promise.resolve(text === undefined ? new Response(null, { status: 404 }) : new Response(text));
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
  const ask = async (address: string) => {
    const answer = await handler(new Request(`${site}/api/v1/search${address}`));
    return { status: answer.status, age: answer.headers.get('age'), body: (await answer.json()) as Body };
  };
  const search = (query: string) => ask(`?${query}`);
  return {
    search,
    suggest: (query = '') => ask(`/suggestions${query}`),
    find: async (query: string) => (await search(query)).body.items.map(({ id }) => id),
    data,
    /** Files of the index that were requested for since the last call. */
    requested: () => requested.splice(0),
    /** Articles that were read one by one since the last call. */
    readArticles: () => read.splice(0).filter((path) => path.startsWith('articles/')),
    wait: (milliseconds: number) => (time += milliseconds),
    replaceIndex: (next: ReadonlyMap<string, string>) => (files = next),
    storeIndex: (next: ReadonlyMap<string, string>) => (stored = next),
    ask: (path: string) => handler(new Request(`${site}/api/v1/search/${path}`)),
  };
}

test('what is published is found in all languages, with its page', async () => {
  const { search, requested } = open();
  const { status, body } = await search('q=drones');
  expect(status).toBe(200);
  expect(body.items.map(({ id, source }) => [id, source]).sort()).toEqual([
    ['a', `${site}/articles/a`],
    ['b', `${site}/articles/b`],
  ]);
  expect(body.kinds).toEqual({ article: 2 });
  expect((await search('q=drones&in=event')).body).toMatchObject({ items: [], kinds: { article: 2 } });
  // The index is read once.
  expect(requested()).toHaveLength(3);
});

test('the index stored by background work replaces the published one within half a minute', async () => {
  const { find, storeIndex, wait, requested } = open();
  expect(await find('q=drones')).toHaveLength(2);
  storeIndex(makeIndex([item('c', 'Drones for clinics', 'en')], start));
  wait(31_000);
  requested();
  expect(await find('q=drones')).toEqual(['c']);
  expect(requested()).toEqual([]);
});

test('devices read the same index files, and only the list of shards changes', async () => {
  const { ask, storeIndex } = open();
  const files = makeIndex([item('c', 'Drones for clinics', 'en')], start);
  expect((await ask('index.json')).status).toBe(200);
  storeIndex(files);
  for (const [name, text] of files) {
    const answer = await ask(name);
    expect([answer.status, await answer.text()]).toEqual([200, text]);
    expect(answer.headers.get('cache-control')).toContain(name === 'index.json' ? 's-maxage=15' : 'immutable');
  }
  expect((await ask('en-9.00000000.json')).status).toBe(404);
  expect((await ask('..%2Fstate.json')).status).toBe(404);
});

test('grouped by kind, the best of each are one page', async () => {
  const { search, replaceIndex } = open();
  const articles = Array.from({ length: 30 }, (_, number) => item(`a${number + 10}`, 'Drones', 'en'));
  replaceIndex(makeIndex([...articles, { ...item('e', 'On drones and other things', 'en'), kind: 'event' }], start));
  expect((await search('q=drones')).body.items).toHaveLength(20);
  const { body } = await search('q=drones&group=kind');
  expect(body.items.map(({ id }) => id)).toEqual([...articles.slice(0, 5).map(({ id }) => id), 'e']);
  expect(body).toMatchObject({ next: null, kinds: { article: 30, event: 1 } });
});

test('a translation is found, and leads to the page in its language, unless another is asked for', async () => {
  const { search, replaceIndex } = open();
  replaceIndex(makeIndex([item('a', 'Solar drones', 'en'), item('a', 'Drones solaires', 'fr', 'en')], start));
  const find = async (query: string) =>
    (await search(query)).body.items.map(({ title, source }) => [title, source.slice(site.length)]);
  expect(await find('q=solaires')).toEqual([['Drones solaires', '/fr/articles/a']]);
  expect(await find('q=solaires&lang=en')).toEqual([['Solar drones', '/articles/a']]);
});

test('what was published after the index was made is found, with the words that it has now', async () => {
  const { find, data, wait } = open();
  const put = (title: string) =>
    data.put('articles/a', { ...largest.article, title, publishedAt: new Date(start - 60_000) });
  put('Wind turbines');
  expect(await find('q=turbines')).toEqual(['a']);
  expect(await find('q=solar+drones')).toEqual(['b']);
  put('Water pumps');
  data.put('changes/articles', { updatedAt: new Date(start) });
  wait(31_000);
  expect(await find('q=pumps')).toEqual(['a']);
  expect(await find('q=turbines')).toEqual([]);
});

test('an item published after the index was built is also found by its theme', async () => {
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

describe('of a kind in which something was written after the index was made', () => {
  const put = ({ data }: ReturnType<typeof open>, id: string, changes: object) =>
    data.put(`articles/${id}`, { ...largest.article, publishedAt: new Date(start - 86_400_000), ...changes });
  /** The endpoint, with the articles of its index as they are stored. */
  const openWithArticles = () => {
    const opened = open();
    put(opened, 'a', { title: 'Solar drones', lang: 'en' });
    put(opened, 'b', { title: 'Drones solaires', lang: 'fr' });
    return opened;
  };
  /** Something was written, and is known half a minute later. */
  const change = ({ data, wait }: ReturnType<typeof open>) => {
    data.put('changes/articles', { updatedAt: new Date(wait(0)) });
    wait(31_000);
  };

  test('what is no longer public is not shown, nor counted, and what is public again is', async () => {
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

  test('what was published before the index was made is shown with the words that it has now', async () => {
    const opened = openWithArticles();
    put(opened, 'a', { title: 'Drones in agriculture', lang: 'en' });
    change(opened);
    const titles = async (query: string) => (await opened.search(query)).body.items.map(({ title }) => title);
    expect((await titles('q=drones')).sort()).toEqual(['Drones in agriculture', 'Drones solaires']);
    expect(await titles('q=agriculture')).toEqual(['Drones in agriculture']);
  });

  test('what moves up in the place of what is gone is looked at too', async () => {
    const opened = openWithArticles();
    const entries = Array.from({ length: 30 }, (_, index) => item(`n${index}`, 'Wind turbines', 'en'));
    opened.replaceIndex(makeIndex(entries, start - 3_600_000));
    entries.forEach(({ id }, index) =>
      put(opened, id, { title: 'Wind turbines', status: index < 25 ? 'draft' : 'published' }),
    );
    change(opened);
    expect(new Set(await opened.find('q=turbines'))).toEqual(new Set(['n25', 'n26', 'n27', 'n28', 'n29']));
  });

  test('each shown item is read once until the next change, and none where nothing has changed', async () => {
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

  test('while the data does not answer, what was known of them is', async () => {
    const opened = openWithArticles();
    put(opened, 'a', { status: 'draft' });
    change(opened);
    expect(await opened.find('q=drones')).toEqual(['b']);
    opened.data.fail(503);
    opened.wait(31_000);
    expect(await opened.find('q=drones')).toEqual(['b']);
  });
});

test('an answer is as old as the marks that it goes by', async () => {
  const { search, wait } = open();
  await search('q=drones');
  wait(20_000);
  // No cache may have it for longer than a minute after a change.
  expect((await search('q=solar')).age).toBe('20');
});

test('another index takes the place of the last one, which serves while there is none', async () => {
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
])('a search for "%s" is refused for its %s', async (query, parameter) => {
  const { search } = open();
  expect(await search(query)).toMatchObject({ status: 400, body: { error: { parameter } } });
});

test('searches to begin with come with the index alone', async () => {
  const { search, suggest, replaceIndex, requested, wait } = open();
  expect(await suggest()).toMatchObject({ status: 200, body: { items: [] } });
  replaceIndex(indexFiles([], new Date(start), () => '00000000', ['water', 'skills']));
  wait(31_000);
  expect(await suggest()).toMatchObject({ status: 200, body: { items: ['water', 'skills'] } });
  expect(requested()).toEqual(['index.json', 'index.json']);
  expect(await suggest('?q=water')).toMatchObject({ status: 400 });
  expect((await search('q=water')).status).toBe(200);
});

test('without an index there is no answer yet', async () => {
  const { search, replaceIndex } = open();
  replaceIndex(new Map());
  expect((await search('q=drones')).status).toBe(503);
});
