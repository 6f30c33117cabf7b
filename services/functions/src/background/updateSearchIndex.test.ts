/** @jest-environment node */
import { loadIndex } from '@adp/shared-ui/search-index';
import { article, startSite } from '../testing/startSite';
import { updateSearchIndex } from './updateSearchIndex';

/** Creates a site with articles, in-memory index files, and a search in this index. */
function start() {
  const site = startSite();
  const stored = new Map<string, Uint8Array>();
  const written: string[] = [];
  let failing: RegExp | undefined;
  const files = {
    readFileStart: (name: string) => Promise.resolve(stored.get(name)),
    saveFile: (name: string, content: Uint8Array) => {
      if (failing?.test(name)) return Promise.reject(new Error('No answer'));
      written.push(name);
      stored.set(name, content);
      return Promise.resolve();
    },
    deleteFile: (name: string) => {
      stored.delete(name);
      return Promise.resolve();
    },
  };
  let minute = 0;
  let update = updateSearchIndex(files, site);
  const put = (id: string, title: string, more: object = {}) => {
    const at = new Date(Date.UTC(2026, 10, 26, 8, minute));
    site.put({
      [`articles/${id}`]: article({ title, published_at: at, updated_at: at, ...more }),
      ...Object.fromEntries(
        ['articles', 'events', 'opportunities', 'products', 'knowledge_products'].map((name) => [
          `changes/${name}/marks/0`,
          { updated_at: name === 'articles' ? at : new Date(0) },
        ]),
      ),
    });
  };
  const read = (name: string) => {
    const content = stored.get(`search/${name}`);
    return Promise.resolve(content ? new Response(new Uint8Array(content)) : new Response(null, { status: 404 }));
  };
  return {
    put,
    stored,
    written: () => written.splice(0),
    fail: (next?: RegExp) => (failing = next),
    restart: () => (update = updateSearchIndex(files, site)),
    run: () => {
      minute += 1;
      return update({ time: new Date(Date.UTC(2026, 10, 26, 8, minute)).toISOString() });
    },
    find: async (query: string) => {
      const { searcher } = await loadIndex({ folder: '', languages: ['en', 'fr'], fetch: read });
      return searcher.search(query).map(({ id }) => id);
    },
  };
}

test('the next run indexes published and changed items and drops removed items', async () => {
  const { put, run, find } = start();
  put('one', 'Water pumps');
  await run();
  expect(await find('pumps')).toEqual(['one']);
  put('two', 'Pumps for villages');
  await run();
  expect((await find('pumps')).toSorted()).toEqual(['one', 'two']);
  put('one', 'Wind turbines');
  await run();
  expect([await find('pumps'), await find('turbines')]).toEqual([['two'], ['one']]);
  put('two', 'Pumps for villages', { status: 'archived' });
  await run();
  expect(await find('pumps')).toEqual([]);
});

test('nothing is written if nothing has changed, even if another instance runs', async () => {
  const { put, run, restart, written } = start();
  put('one', 'Water pumps');
  await run();
  expect(written()).toHaveLength(11);
  await run();
  restart();
  await run();
  expect(written()).toEqual([]);
});

test('after a slow build, the next one waits ten times as long, and at most ten minutes', async () => {
  const { put, run, find, stored } = start();
  // Each stored file takes three seconds, so the first build takes half a minute.
  jest.spyOn(performance, 'now').mockImplementation(() => stored.size * 3_000);
  put('one', 'Water pumps');
  await run();
  put('two', 'Pumps for villages');
  for (let minutes = 0; minutes < 4; minutes += 1) await run();
  expect(await find('pumps')).toEqual(['one']);
  for (let minutes = 0; minutes < 2; minutes += 1) await run();
  expect((await find('pumps')).toSorted()).toEqual(['one', 'two']);
  jest.restoreAllMocks();
});

test('an interrupted update leaves a readable index, and the next update completes it', async () => {
  const { put, run, find, fail } = start();
  put('one', 'Water pumps');
  await run();
  for (const broken of [/en-/, /counts/, /index[.]json/, /state/]) {
    put('two', `Pumps ${broken.source}`);
    fail(broken);
    await expect(run()).rejects.toThrow('No answer');
    expect(await find('water')).toEqual(['one']);
  }
  fail();
  await run();
  expect((await find('pumps')).toSorted()).toEqual(['one', 'two']);
});

test('files of the previous index are kept for current readers and deleted later', async () => {
  const { put, run, restart, stored } = start();
  const shards = () => [...stored.keys()].filter((name) => name.startsWith('search/en-'));
  put('one', 'Water pumps');
  await run();
  const [first = ''] = shards();
  put('one', 'Wind turbines');
  await run();
  expect(shards()).toContain(first);
  put('one', 'Solar panels');
  restart();
  await run();
  expect(shards()).not.toContain(first);
  expect(shards()).toHaveLength(2);
});

test.each(['complete', 'interrupted'])(
  'after an update that was %s, files of the previous index are deleted after ten minutes',
  async (what) => {
    const { put, run, stored, fail } = start();
    const contains = (text: string) =>
      [...stored].some(([name, content]) => name.startsWith('search/') && Buffer.from(content).includes(text));
    put('one', 'Water pumps', { author_name: 'Oumou Lindqvist' });
    await run();
    put('one', 'Water pumps', { author_name: 'Former member' });
    if (what === 'interrupted') {
      fail(/state/);
      await expect(run()).rejects.toThrow('No answer');
      fail();
    }
    await run();
    expect(contains('Oumou Lindqvist')).toBe(true);
    for (let minutes = 0; minutes < 10; minutes += 1) await run();
    expect(contains('Oumou Lindqvist')).toBe(false);
    expect(contains('Former member')).toBe(true);
  },
);

test('an index without its state, or a state without its index, is rebuilt', async () => {
  const { put, run, stored, find } = start();
  put('one', 'Water pumps');
  await run();
  for (const name of ['search-state/state.json.gz', 'search/index.json']) {
    stored.set(name, Buffer.from('broken'));
    await run();
    expect(await find('pumps')).toEqual(['one']);
  }
});
