/** @jest-environment node */
import { createHash } from 'node:crypto';
import { buildShards, type IndexedItem } from './buildShards';
import { indexFiles, readIndex } from './indexFiles';
import { loadIndex } from './loadIndex';

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
const item = (id: string, lang: string, title: string): IndexedItem => ({
  kind: 'article',
  id,
  lang,
  title,
  summary: '',
  tags: [],
  people: [],
  publishedAt: 0,
});
const items = [item('1', 'en', 'Registries'), item('2', 'fr', 'Registres publics'), item('3', 'ar', 'السجلات')];
const files = indexFiles(
  buildShards(items, (text) => text.length),
  new Date('2026-11-21T08:00:00Z'),
  hash,
);

/** Fakes the host of the index and records its requests. */
function host(answers: ReadonlyMap<string, string> = files, maxBytes = Infinity) {
  const requested: string[] = [];
  const fetch = (url: string) => {
    const name = url.replace('https://example.org/search/', '');
    requested.push(name);
    const text = answers.get(name);
    return Promise.resolve(text === undefined ? new Response('', { status: 404 }) : new Response(text));
  };
  return {
    requested,
    load: (...languages: string[]) => loadIndex({ folder: 'https://example.org/search/', languages, maxBytes, fetch }),
  };
}

test('only the requested languages are loaded', async () => {
  const { requested, load } = host();
  const { searcher, others, addOthers } = await load('fr', 'en');
  expect(searcher.search('registres')[0]?.id).toBe('2');
  expect(searcher.search('registries')[0]?.id).toBe('1');
  expect(searcher.search('السجلات')).toEqual([]);
  expect(requested.map((name) => name.slice(0, 2))).toEqual(['in', 'fr', 'en']);
  expect(others()).toEqual(['ar']);
  await addOthers();
  expect(searcher.search('السجلات')[0]?.id).toBe('3');
  expect(others()).toEqual([]);
});

test('beyond the maximum size, only the newest shards of each language are loaded', async () => {
  const dated = (id: string, lang: string, title: string, day: number) => ({
    ...item(id, lang, title),
    publishedAt: day,
  });
  const many = [
    dated('old', 'en', 'Oldest harvest', 1),
    dated('new', 'en', 'Newest harvest', 4),
    dated('vieux', 'fr', 'Anciens fleuves', 2),
    dated('nouveau', 'fr', 'Nouveaux fleuves', 3),
  ];
  const parts = buildShards(many, (text) => text.length, 1);
  expect(parts.map(({ lang, part }) => `${lang} ${part}`)).toEqual(['en 0', 'en 1', 'fr 0', 'fr 1']);
  const [, , first] = parts.map(({ bytes }) => bytes);
  const size = (parts[0]?.bytes ?? 0) + (first ?? 0);
  const some = await host(indexFiles(parts, new Date(0), hash), size).load('en', 'fr');
  const ids = (words: string) => some.searcher.search(words).map(({ id }) => id);
  expect([ids('harvest'), ids('fleuves'), some.isNewestOnly()]).toEqual([['new'], ['nouveau'], true]);
  const all = await host(indexFiles(parts, new Date(0), hash), size * 3).load('en', 'fr');
  expect([all.searcher.search('harvest').length, all.isNewestOnly()]).toEqual([2, false]);
});

test('a language without items causes no request', async () => {
  const { requested, load } = host();
  expect((await load('sw', '__proto__')).searcher.search('registries')).toEqual([]);
  expect(requested).toEqual(['index.json']);
});

test('throws an error if the index does not load', async () => {
  await expect(host(new Map()).load('en')).rejects.toThrow('the search index answers with status 404');
});

test.each([
  null,
  [],
  { message: 'gateway' },
  { version: 2, shards: {} },
  { version: 1, shards: { en: ['https://evil.example/en-0.00000000.json'] } },
  { version: 1, shards: { en: ['../../en-0.00000000.json'] } },
  { version: 1, shards: { en: 'en-0.00000000.json' } },
  { version: 1, shards: {} },
  { version: 1, shards: {}, builtAt: 'yesterday' },
])('%j is not an index', (index) => {
  expect(() => readIndex(index)).toThrow('this is not the search index');
});

test('returns the suggested searches, which an older index does not have', () => {
  const read = (suggested: readonly unknown[] | undefined) =>
    readIndex({ version: 1, builtAt: '2026-11-21T08:00:00Z', shards: {}, suggested }).suggested;
  expect([read(['water', 7]), read(undefined)]).toEqual([['water'], []]);
  const text = indexFiles([], new Date(0), hash, { suggested: ['water'] }).get('index.json') ?? '';
  expect(readIndex(JSON.parse(text)).suggested).toEqual(['water']);
});

test('the name of a shard changes only with its content', () => {
  const again = indexFiles(
    buildShards([...items].reverse(), (text) => text.length),
    new Date(),
    hash,
  );
  const changed = indexFiles(
    buildShards([...items, item('4', 'en', 'More')], (text) => text.length),
    new Date(),
    hash,
  );
  const names = (of: ReadonlyMap<string, string>) => [...of.keys()].filter((name) => name !== 'index.json').sort();
  expect(names(again)).toEqual(names(files));
  expect(names(changed).filter((name) => !files.has(name))).toHaveLength(1);
});
