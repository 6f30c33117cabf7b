/** @jest-environment node */
import { Searcher } from '../search-index/Searcher';
import { entryKey, type SearchEntry, type SearchHit } from '../search-index/searchEntry';
import { measureQueries, type QueryRow } from '../search-index/testing/measureQueries';
import { arabic as arabicQueries } from '../search-index/testing/queries/arabic';
import { english as englishQueries } from '../search-index/testing/queries/english';
import { french as frenchQueries } from '../search-index/testing/queries/french';
import { portuguese as portugueseQueries } from '../search-index/testing/queries/portuguese';
import { swahili as swahiliQueries } from '../search-index/testing/queries/swahili';
import { translated as translatedQueries } from '../search-index/testing/queries/translated';
import { arabic } from '../search-index/testing/samples/arabic';
import { english } from '../search-index/testing/samples/english';
import { french } from '../search-index/testing/samples/french';
import { portuguese } from '../search-index/testing/samples/portuguese';
import { swahili } from '../search-index/testing/samples/swahili';
import { translated } from '../search-index/testing/samples/translated';
import { themeQueries, withThemes } from '../search-index/testing/themes';
import { typedDay, typedEntries } from '../search-index/testing/typedEntries';
import { typedQueries } from '../search-index/testing/typedQueries';
import { packIndex } from './packIndex';
import { PackedSearcher } from './PackedSearcher';

const samples = [...english, ...french, ...portuguese, ...arabic, ...swahili].map(withThemes);
const entries = [...samples, ...translated.map((entry) => ({ ...entry, countries: ['KE', '002'] }))];

async function openBoth(all: readonly SearchEntry[]) {
  const searcher = new Searcher();
  await searcher.add(all);
  return { searcher, packed: await PackedSearcher.open(await packIndex(all), ['water']) };
}

const byLanguage: Readonly<Record<string, readonly QueryRow[]>> = {
  en: englishQueries,
  fr: frenchQueries,
  pt: portugueseQueries,
  ar: arabicQueries,
  sw: swahiliQueries,
};
const queries = [
  ...Object.values(byLanguage)
    .flat()
    .map(([, query]) => query),
  ...translatedQueries.map(([, query]) => query),
  ...themeQueries.map(([query]) => query),
  'Kenya',
  'grants Kenya',
  'data zzzz',
  'the',
  'd',
  'regulatoin of drones',
  'dron',
  '',
];

/** Sorts hits, because the two searches order equal ranks differently. */
const sorted = (hits: readonly SearchHit[]) =>
  hits
    .map((hit) => ({ ...hit, matched: [...(hit.matched ?? [])].sort() }))
    .sort((a, b) => (entryKey(a) < entryKey(b) ? -1 : 1));

test.each(['en', 'ar', undefined])(
  'the packed index has the results and the matched words of the index on a device, in %s',
  async (lang) => {
    const { searcher, packed } = await openBoth(entries);
    for (const query of queries) {
      const [expected, actual] = [searcher, packed].map((each) => sorted(each.search(query, { limit: 50, lang })));
      expect([query, actual]).toEqual([query, expected]);
    }
  },
);

test.each(Object.entries(byLanguage))('queries in %s have the quality of the index on a device', async (lang, rows) => {
  const { searcher, packed } = await openBoth([...samples, ...translated]);
  const [expected, actual] = [searcher, packed].map((each) =>
    measureQueries(rows, lang, (query) => each.search(query, { limit: 50 })),
  );
  expect(actual).toEqual(expected);
});

test('acronyms and names that are spelt like stop words have the results of the index on a device', async () => {
  const [first] = samples;
  if (!first) throw new Error('There are no samples.');
  const { searcher, packed } = await openBoth([
    { ...first, id: 'who', title: 'WHO guidelines on Cyber Security' },
    { ...first, id: 'it', title: 'IT guidelines on cybersecurity' },
    { ...first, id: 'ali', title: 'مقال', lang: 'ar', people: ['محمد علي'] },
  ]);
  const rows: readonly (readonly [query: string, ...ids: string[]])[] = [
    ['WHO guidelines', 'who'],
    ['IT', 'it'],
    ['علي', 'ali'],
    ['cybersecurity', 'it', 'who'],
  ];
  for (const [query, ...ids] of rows) {
    const [expected, actual] = [searcher, packed].map((each) => sorted(each.search(query)));
    expect(actual).toEqual(expected);
    expect(packed.search(query).map(({ id }) => id)).toEqual(ids);
  }
});

test.each(typedQueries)('in the language %s, the query "%s" finds %s first', async (lang, query, ...ids) => {
  const { packed } = await openBoth(typedEntries);
  const hits = packed.search(query, { lang, today: typedDay });
  expect(hits.slice(0, ids.length).map(({ id }) => id)).toEqual(ids);
});

test('changed items replace those in the packed index, and new items are found', async () => {
  const { searcher, packed } = await openBoth(entries);
  const [first, second] = samples;
  if (!first || !second) throw new Error('There are no samples.');
  const changes = [
    { ...first, title: 'Submarine cables' },
    { ...second, id: 'new', title: 'Cables at sea' },
    { ...second, id: 'new', title: 'Câbles sous la mer', lang: 'fr', original: 'en' },
  ];
  const again = samples.slice(2, 20).map((entry) => ({ ...entry, title: `${entry.title} revisited` }));
  const both: readonly Pick<Searcher, 'add' | 'search'>[] = [searcher, packed];
  for (const each of both) {
    await each.add(changes.slice(0, 1), { newer: true });
    await each.add(changes.slice(1), { newer: true });
    // A large part, which later additions do not pack again although they replace one of its items.
    await each.add(again, { newer: true });
    for (const entry of again.slice(0, 3)) await each.add([{ ...entry, title: 'Harbours' }], { newer: true });
  }
  for (const query of ['cables', 'câbles', 'mer', 'revisited', 'harbours', ...queries]) {
    const [expected, actual] = [searcher, packed].map((each) => sorted(each.search(query, { limit: 50, lang: 'en' })));
    expect([query, actual]).toEqual([query, expected]);
  }
  expect(packed.search('cables').map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, 'new']));
});

test('the best results are returned if there are more than the limit', async () => {
  const many = Array.from({ length: 200 }, (_, number): SearchEntry => ({
    kind: 'article',
    id: `a${number}`,
    title: number === 150 ? 'Water' : 'Water in towns',
    summary: '',
    tags: [],
    people: [],
    lang: 'en',
  }));
  const { packed } = await openBoth(many);
  expect(packed.search('water', { limit: 3 }).map(({ id }) => id)).toEqual(['a150', 'a0', 'a1']);
  expect(packed.suggest()).toEqual(['water']);
});

test('an empty index has no results', async () => {
  const { packed } = await openBoth([]);
  expect(packed.search('water')).toEqual([]);
});

test.each([new Uint8Array(), new Uint8Array([9, 9, 9, 9, 9]), new TextEncoder().encode('<html></html>')])(
  'bytes that are not a packed index are rejected',
  async (bytes) => {
    await expect(PackedSearcher.open(bytes, [])).rejects.toThrow('this is not a packed search index');
  },
);
