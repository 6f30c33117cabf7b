/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { fold } from '../format/fold';
import { buildShards, shardLimit, type IndexedItem } from './buildShards';
import { entryKinds, packShard, unpackShard, type SearchEntry } from './searchEntry';
import { Searcher } from './Searcher';

const weigh = (text: string) => gzipSync(text, { level: 9 }).length;

const entry = (id: string, title: string, rest: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'article',
  id,
  title,
  summary: '',
  tags: [],
  people: [],
  ...rest,
});

async function createSearcher(entries: readonly SearchEntry[]): Promise<Searcher> {
  const searcher = new Searcher();
  await searcher.add(entries);
  return searcher;
}

test('people and organisations are found, and an older index without people is valid', async () => {
  const searcher = await createSearcher([
    entry('p', 'Title', { people: ['Wangari wa Maathai', 'AUDA-NEPAD'] }),
    entry('q', 'Other'),
  ]);
  expect(searcher.search('maathai').map(({ id }) => id)).toEqual(['p']);
  expect(unpackShard({ version: 1, entries: [[1, 'a', 'T', 'S', []]] }, 'en')).toEqual([
    { kind: entryKinds[1], id: 'a', title: 'T', summary: 'S', tags: [], people: [], lang: 'en' },
  ]);
});

const library = [
  entry('1', 'Stratégie numérique de l’Union', { lang: 'fr', summary: 'Économie et société' }),
  entry('2', 'سِيَاسَةُ الْبَيَانَاتِ المفتوحة', { kind: 'knowledgeProduct', lang: 'ar' }),
  entry('3', 'Interoperability of digital identity', { kind: 'event', lang: 'en', tags: ['registries'] }),
  entry('4', 'A call for papers', { kind: 'opportunity', lang: 'en', summary: 'On registries and consent' }),
  entry('5', 'Sera ya Kidijitali', { lang: 'sw', tags: ['Swahili'] }),
  entry('6', 'የዲጂታል ፖሊሲ ማዕቀፍ'),
  entry('7', 'Cadre 2063: Œuvre commune', { lang: 'fr', countries: ['KE', 'TZ'] }),
];

test.each([
  ['strategie numerique', '1'],
  ['STRATÉGIE', '1'],
  ['union economie', '1'],
  ['سياسة البيانات', '2'],
  ['سياسه', '2'],
  ['بيانات', '2'],
  ['interopperability', '3'],
  ['interoprability identty', '3'],
  ['interop', '3'],
  ['idenity', '3'],
  ['consent', '4'],
  ['kidijitali', '5'],
  ['ፖሊሲ', '6'],
  ['oeuvre', '7'],
  ['٢٠٦٣', '7'],
])('the query %s finds item %s first', async (query, id) => {
  expect((await createSearcher(library)).search(query)[0]?.id).toBe(id);
});

test('titles rank above tags, and tags above summaries', async () => {
  const searcher = await createSearcher([
    entry('s', 'One', { summary: 'registries' }),
    entry('t', 'Two', { tags: ['registries'] }),
    entry('h', 'Registries'),
  ]);
  expect(searcher.search('registries').map(({ id }) => id)).toEqual(['h', 't', 's']);
});

test('items must contain all words of the query, unless no item does', async () => {
  const searcher = await createSearcher(library);
  expect(searcher.search('registries consent').map(({ id }) => id)).toEqual(['4']);
  expect(
    searcher
      .search('registries numerique')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['1', '3', '4']);
});

test('a search returns at most the given number of results', async () => {
  const searcher = await createSearcher(library);
  expect(searcher.search('registries', { limit: 1 })).toHaveLength(1);
});

test.each(['', '   ', '!!!', '()[]{}*?+^$|\\', 'constructor', '__proto__', 'x'.repeat(10_000)])(
  '%j finds nothing and causes no error',
  async (query) => {
    expect((await createSearcher(library)).search(query)).toEqual([]);
  },
);

test('items of the index are replaced only with newer items', async () => {
  const searcher = await createSearcher(library);
  await searcher.add([entry('1', 'Another title')]);
  expect(searcher.search('another')).toEqual([]);
  await searcher.add([entry('1', 'Another title'), entry('8', 'Newest of all')], { newer: true });
  expect(searcher.search('another').map(({ id }) => id)).toEqual(['1']);
  expect(searcher.search('strategie')).toEqual([]);
  expect(searcher.search('newest').map(({ id }) => id)).toEqual(['8']);
});

const inThree = [
  entry('w', 'Water tests', { lang: 'en', tags: ['health'] }),
  entry('w', 'Analyses de l’eau', { lang: 'fr', original: 'en', tags: ['health'] }),
  entry('w', 'Análises da água', { lang: 'pt', original: 'en', tags: ['health'] }),
];

test('any translation finds an item once, in the reader’s language or else in the language that matched', async () => {
  const searcher = await createSearcher(inThree);
  const find = (query: string, lang?: string) => searcher.search(query, { lang }).map(({ title }) => title);
  expect(find('analyse')).toEqual(['Analyses de l’eau']);
  expect(find('analyse', 'pt')).toEqual(['Análises da água']);
  expect(find('water', 'en')).toEqual(['Water tests']);
  expect(find('água', 'ar')).toEqual(['Análises da água']);
  expect(find('health', 'fr')).toEqual(['Analyses de l’eau']);
});

test('a newer item replaces all translations of the item, even translations that are added later', async () => {
  const [english = entry('w', ''), french = english, portuguese = english] = inThree;
  const searcher = await createSearcher([english, french]);
  await searcher.add([{ ...english, title: 'Soil tests' }], { newer: true });
  await searcher.add([portuguese]);
  expect(['water', 'analyses', 'água'].flatMap((query) => searcher.search(query))).toEqual([]);
  expect(searcher.search('soil')).toHaveLength(1);
});

test('unpacking a packed shard returns the original entries', () => {
  expect(unpackShard(JSON.parse(JSON.stringify(packShard([...library, ...inThree]))), 'en')).toEqual(
    [...library, ...inThree].map((original) => ({ ...original, lang: 'en' })),
  );
});

test.each([
  null,
  {},
  { message: 'not found' },
  { version: 2, entries: [] },
  { version: 1, entries: [[1]] },
  { version: 1, entries: [[0, 'a', 'b', 'c', [1]]] },
  '<html>',
])('%j is rejected as a shard', (value) => {
  expect(() => unpackShard(value, 'en')).toThrow('this is not a part of the search index');
});

test('entries of an unknown content kind are omitted', () => {
  expect(unpackShard({ version: 1, entries: [[99, 'a', 'b', 'c', []]] }, 'en')).toEqual([]);
});

describe('for any items', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzéàçñüœßابتةىأإآ'),
    minLength: 4,
    maxLength: 12,
  });
  const items = fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom(...entryKinds),
      id: fc.string({ unit: fc.constantFrom(...'abcdef0123456789-'), minLength: 1, maxLength: 12 }),
      title: fc.array(letters, { minLength: 1, maxLength: 8 }).map((words) => words.join(' ')),
      summary: fc.string({ maxLength: 250, unit: 'grapheme' }),
      tags: fc.array(letters, { maxLength: 5 }),
      people: fc.array(letters, { maxLength: 2 }),
      lang: fc.constantFrom('en', 'fr', 'ar'),
      publishedAt: fc.integer({ min: 0, max: 2_000_000_000_000 }),
    }),
    { selector: ({ kind, id }) => `${kind}/${id}`, maxLength: 40 },
  );

  test('folding is idempotent', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
  });

  test('folding ignores case, accents and vowel marks', () => {
    fc.assert(
      fc.property(
        letters,
        (word) => fold(word.toUpperCase()) === fold(word) && fold(word.normalize('NFD')) === fold(word),
      ),
    );
  });

  test('shards are within the limit, contain every item once and do not depend on the order of the items', () => {
    fc.assert(
      fc.property(items, (all: IndexedItem[]) => {
        const limit = 700;
        const files = buildShards(all, weigh, limit);
        const back = files.map(({ lang, text }) => unpackShard(JSON.parse(text), lang));
        expect(
          back
            .flat()
            .map(({ kind, id }) => `${kind}/${id}`)
            .sort(),
        ).toEqual(all.map(({ kind, id }) => `${kind}/${id}`).sort());
        expect(files.filter(({ text }, index) => weigh(text) > limit && (back[index]?.length ?? 0) > 1)).toEqual([]);
        expect(buildShards([...all].reverse(), weigh, limit)).toEqual(files);
      }),
      { numRuns: 50 },
    );
  });

  test('every item is found by its title, even if a letter is missing from a long word', async () => {
    await fc.assert(
      fc.asyncProperty(items, async (all: IndexedItem[]) => {
        const searcher = await createSearcher(all);
        for (const { kind, id, title } of all) {
          const keys = searcher.search(title, { limit: 1_000 }).map((hit) => `${hit.kind}/${hit.id}`);
          expect(keys).toContain(`${kind}/${id}`);
          const slipped = fold(title).replace(/\p{L}{6,}/u, (word) => word.slice(0, 2) + word.slice(3));
          expect(searcher.search(slipped, { limit: 1_000 }).map((hit) => `${hit.kind}/${hit.id}`)).toContain(
            `${kind}/${id}`,
          );
        }
      }),
      { numRuns: 25 },
    );
  });
});

test('a shard above 80,000 bytes is split', () => {
  const items = ['a', 'b'].map((id): IndexedItem => ({ ...entry(id, 'Title'), lang: 'en', publishedAt: 0 }));
  const weighing = (bytes: number) => (text: string) => (text.includes('"a"') && text.includes('"b"') ? bytes : 1);
  expect([80_000, 80_001].map((bytes) => buildShards(items, weighing(bytes)).length)).toEqual([1, 2]);
});

describe('with 2,000 items', () => {
  const words = Array.from(
    { length: 6_000 },
    (_, n) =>
      `${['data', 'policy', 'skill', 'trade', 'rural', 'health'][n % 6] ?? ''}${((n * 2_654_435_761) % 4_294_967_296).toString(36)}`,
  );
  const text = (seed: number, count: number) =>
    Array.from({ length: count }, (_, n) => words[(seed * 7_919 + n * n * 104_729) % words.length]).join(' ');
  const all = Array.from({ length: 2_000 }, (_, n): IndexedItem => ({
    kind: entryKinds[n % entryKinds.length] ?? 'article',
    id: `item-${n}`,
    title: text(n, 8),
    summary: text(n + 5_000, 20),
    tags: [text(n, 1)],
    people: [text(n, 2)],
    lang: 'en',
    publishedAt: n,
  }));
  const files = buildShards(all, weigh);

  test('each shard is within the limit, and the first shard has the newest items', () => {
    expect(files.map((file) => weigh(file.text)).filter((bytes) => bytes > shardLimit)).toEqual([]);
    expect(files.length).toBeGreaterThan(1);
    expect(unpackShard(JSON.parse(files[0]?.text ?? ''), 'en')[0]?.id).toBe('item-1999');
  });

  test('indexing does not block other tasks', async () => {
    const searcher = new Searcher();
    let otherTasks = 0;
    const counting = setInterval(() => (otherTasks += 1), 0);
    await searcher.add(files.flatMap(({ lang, text }) => unpackShard(JSON.parse(text), lang)));
    clearInterval(counting);
    expect(otherTasks).toBeGreaterThan(10);
    expect(searcher.search(all[77]?.title ?? '')[0]?.id).toBe('item-77');
  });
});
