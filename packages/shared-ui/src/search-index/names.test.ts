/** @jest-environment node */
import { countryName, languageName } from '../format/names';
import { findLanguageEntry, languages } from '../i18n/languages';
import { continent, memberStates } from '../places/memberStates';
import { createWordMatcher } from './createWordMatcher';
import { Searcher } from './Searcher';
import type { SearchEntry } from './searchEntry';
import { toWords } from './toTerms';
import { findNamed } from './words/names';
import { joinParts, splitCompounds } from './words/splitWords';

const toNamed = (text: string) => findNamed(splitCompounds(text).map(joinParts));

test('each name of a member state or language in any of the languages has a single meaning', () => {
  for (const language of languages)
    for (const locale of [language, ...(findLanguageEntry(language)?.variants ?? [])]) {
      for (const state of memberStates)
        expect(toNamed(countryName(state, locale))?.terms).toEqual([`${state}|country`, `${continent}|country`]);
      for (const code of languages) expect(toNamed(languageName(code, locale))?.terms).toEqual([`${code}|language`]);
    }
});

test.each([
  ['KENYA grants', 'KE', 1],
  ["cote d'ivoire", 'CI', 3],
  ['Guinea', 'GN', 1],
  ['Guinea Bissau', 'GW', 2],
  ['Guinea-Bissau', 'GW', 1],
  ['South Sudan water', 'SS', 2],
  ['São Tomé and Príncipe', 'ST', 4],
  ['كينيا', 'KE', 1],
  ['Misri', 'EG', 1],
])('the words "%s" begin with the name of %s', (text, code, length) => {
  expect(toNamed(text)).toMatchObject({ terms: [`${code}|country`, `${continent}|country`], length });
});

test.each(['Africa', 'Kenyan', 'Ken', 'Kenia', 'water Kenya', 'South', ''])(
  '"%s" does not begin with a name',
  (text) => {
    expect(toNamed(text)).toBeUndefined();
  },
);

const entry = (id: string, title: string, rest: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'opportunity',
  id,
  lang: 'en',
  title,
  summary: '',
  tags: [],
  people: [],
  ...rest,
});
const entries = [
  entry('all', 'Grants for research', { countries: [continent] }),
  entry('east', 'Grants for farms', { countries: ['KE', 'TZ'] }),
  entry('text', 'Grants in Kenya'),
  entry('ng', 'Grants for cities', { countries: ['NG'] }),
  entry('nigeria', 'Startups of Nigeria'),
  entry('ci', 'Fonds pour les écoles', { countries: ['CI'], lang: 'fr' }),
  entry('sn', 'Rapport sur les ports', { countries: ['SN'], lang: 'fr' }),
  entry('za', 'Ports of the south', { countries: ['ZA'] }),
  entry('sw', 'Habari za leo', { lang: 'sw' }),
  entry('ai', 'AI for teachers'),
  entry('ai', 'L’IA pour les enseignants', { lang: 'fr', original: 'en' }),
];

async function open() {
  const searcher = new Searcher();
  await searcher.add(entries);
  return { searcher, find: (query: string) => searcher.search(query, { lang: 'en' }).map(({ id }) => id) };
}

test.each([
  ['Kenya', ['text', 'east', 'all']],
  ['grants Kenya', ['text', 'east', 'all']],
  ['Kenya research', ['all']],
  ["Côte d'Ivoire", ['ci', 'all']],
  ['كينيا', ['east', 'all']],
  ['rapport Sénégal', ['sn']],
  ['South Africa', ['za', 'all']],
  ['africa', []],
  ['Niger', ['all']],
  ['Swahili', ['sw']],
  ['Kiswahili', ['sw']],
  ['AI in French', ['ai']],
])('the query "%s" finds %j, with items of the whole continent last', async (query, ids) => {
  expect((await open()).find(query)).toEqual(ids);
});

test('a result is shown in the language that the query names, and countries are not matched words', async () => {
  const { searcher } = await open();
  expect(searcher.search('AI in French', { lang: 'en' })).toMatchObject([{ id: 'ai', lang: 'fr' }]);
  expect(searcher.search('Kenya')[1]).toMatchObject({ id: 'east', matched: [] });
});

test('results that lack a word are marked', async () => {
  const { searcher } = await open();
  const isPartial = (query: string) => searcher.search(query).map((hit) => hit.isPartial ?? false);
  expect(isPartial('grants zzzz')).toEqual([true, true, true, true]);
  expect(isPartial('grants Kenya')).toEqual([false, false, false]);
  expect(isPartial('zzzz')).toEqual([]);
});

test.each([
  ['grants Kenya', ['all', 'east', 'text']],
  ["fonds Côte d'Ivoire", ['ci']],
  ['ports Afrique du Sud', ['za']],
  ['Swahili', ['sw']],
  ['Africa', []],
  ['Nigeria', ['all', 'ng', 'nigeria']],
])('an alert for "%s" tells of %j', async (query, ids) => {
  const { compile, toEntryTerms } = await createWordMatcher(languages);
  const matches = compile(query);
  const matched = entries.filter((each) => matches(toEntryTerms(each)));
  expect([...new Set(matched.map(({ id }) => id))].sort()).toEqual(ids);
});

test('texts contain no codes', () => {
  expect(toWords('KE|country', 'en')).toEqual(['ke', 'country']);
});
