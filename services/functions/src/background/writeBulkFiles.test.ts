/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import { article, startSite } from '../testing/startSite';
import { writeBulkFiles } from './writeBulkFiles';

function start() {
  const { administrator, put } = startSite();
  const stored = new Map<string, Uint8Array>();
  let failing: string | undefined;
  const write = writeBulkFiles(
    {
      listPublished: administrator.listPublished,
      readFileStart: (name) => Promise.resolve(stored.get(name)),
      saveFile: (name, content) => {
        if (name === failing) return Promise.reject(new Error('No answer'));
        stored.set(name, content);
        return Promise.resolve();
      },
    },
    { site: 'https://site.example' },
  );
  return {
    put,
    write: (time: string) => write({ time }),
    fail: (name?: string) => (failing = name),
    names: () => [...stored.keys()].filter((name) => name.startsWith('bulk/')),
    read: (name: string) => {
      const lines = gunzipSync(stored.get(`bulk/${name}`) ?? '')
        .toString()
        .split('\n');
      expect(lines.pop()).toBe('');
      return lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    },
  };
}

test('each kind has a file with one line for each published item, with its page and its licence', async () => {
  const { put, write, names, read } = start();
  put({
    'articles/one': article({ title: 'Water pumps', body: 'Pumps', licence: 'CC-BY-4.0' }),
    'articles/draft': article({ status: 'draft' }),
    'articles/broken': article({ title: 7 }),
  });
  await write('2026-11-28T00:10:00Z');
  expect(names()).toEqual([
    'bulk/knowledge-products.jsonl.gz',
    'bulk/articles.jsonl.gz',
    'bulk/events.jsonl.gz',
    'bulk/opportunities.jsonl.gz',
    'bulk/products.jsonl.gz',
  ]);
  expect(read('articles.jsonl.gz')).toEqual([
    expect.objectContaining({
      id: 'one',
      title: 'Water pumps',
      body: 'Pumps',
      licence: 'CC-BY-4.0',
      source: 'https://site.example/articles/one',
    }),
  ]);
  expect(read('events.jsonl.gz')).toEqual([]);
});

test('an item whose licence does not let others publish its text is listed without the text', async () => {
  const { put, write, read } = start();
  const { licence: _, ...unlicensed } = article({ body: 'Pumps', licence: undefined });
  put({ 'articles/a': article({ body: 'Pumps', licence: 'all-rights-reserved' }), 'articles/b': unlicensed });
  await write('2026-11-28T00:10:00Z');
  const items = read('articles.jsonl.gz');
  expect(items.map(({ licence, body }) => [licence, body])).toEqual([
    ['all-rights-reserved', undefined],
    [undefined, undefined],
  ]);
});

test('all items are written, although a request returns only some of them', async () => {
  const { put, write, read } = start();
  put(Object.fromEntries(Array.from({ length: 401 }, (_, number) => [`articles/a${number}`, article()])));
  await write('2026-11-28T00:10:00Z');
  expect(new Set(read('articles.jsonl.gz').map(({ id }) => id)).size).toBe(401);
});

test('files are written once a day, and again in the next hour after a failure', async () => {
  const { put, write, read, fail } = start();
  const count = () => read('articles.jsonl.gz').length;
  put({ 'articles/one': article() });
  await write('2026-11-28T00:10:00Z');
  put({ 'articles/two': article() });
  await write('2026-11-28T23:10:00Z');
  expect(count()).toBe(1);
  fail('bulk/products.jsonl.gz');
  await expect(write('2026-11-29T00:10:00Z')).rejects.toThrow('No answer');
  expect(count()).toBe(2);
  put({ 'articles/three': article() });
  fail();
  await write('2026-11-29T01:10:00Z');
  expect(count()).toBe(3);
});
