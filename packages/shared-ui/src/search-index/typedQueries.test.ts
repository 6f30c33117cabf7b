/** @jest-environment node */
import { languages } from '../i18n/languages';
import { createWordMatcher } from './createWordMatcher';
import { describeQuery } from './describeQuery';
import { Searcher } from './Searcher';
import { typedDay, typedEntries } from './testing/typedEntries';
import { typedQueries } from './testing/typedQueries';
import { findNamed } from './words/names';
import { joinParts, splitCompounds } from './words/splitWords';

const searcher = new Searcher();
beforeAll(() => searcher.add(typedEntries));

const find = (query: string, lang = 'en') => searcher.search(query, { lang, today: typedDay }).map(({ id }) => id);

test.each(typedQueries)('in the language %s, the query "%s" finds %s first', (lang, query, ...ids) => {
  expect(find(query, lang).slice(0, ids.length)).toEqual(ids);
});

test.each(typedQueries)('in the language %s, an alert for "%s" includes each of its results', async (lang, query) => {
  const { compile, toEntryTerms } = await createWordMatcher(languages);
  // Topics have lower-case letters.
  const matches = compile(query.toLowerCase());
  const matched = typedEntries.filter((entry) => matches(toEntryTerms(entry))).map(({ id }) => id);
  expect(matched.toSorted()).toEqual([...find(query, lang)].toSorted());
});

test('queries that name no kind keep the order by words', () => {
  expect(find('Kenya')[0]).toBe('kenya-article');
  expect(find('data protection')).toEqual(['protection', 'experts']);
});

test.each([
  ['who is an expert on data protection', { words: 'data protection' }],
  ['experts Kenya', { words: '', country: 'KE' }],
  ['personnes au Sénégal cybersécurité', { words: 'cybersécurité', country: 'SN' }],
  ['خبراء كينيا', { words: '', country: 'KE' }],
  ['wataalamu wa afya', { words: 'afya' }],
  ['especialistas Congo', { words: '' }],
])('the query "%s" asks for the people of %j', (query, people) => {
  expect(describeQuery(query, [])).toEqual({ people });
});

test('the kinds that a query names are those of its results', () => {
  expect(describeQuery('grants and events Kenya', [{ kind: 'opportunity' }, { kind: 'article' }])).toEqual({
    first: ['opportunity'],
  });
  expect(describeQuery('water', [{ kind: 'article' }])).toEqual({});
});

test.each([
  ['grants', ['grant|type']],
  ['bourses', ['grant|type', 'fellowship|type', 'scholarship|type']],
  ['événements', ['event|kind']],
  ['open calls', ['opportunity|kind']],
  ['grants open', ['grant|type']],
  ['prochains', undefined],
  ['open data', undefined],
  ['car', undefined],
  ['mar', undefined],
  ['Congo', ['CD|country', 'CG|country', '002|country']],
  ['Congo-Kinshasa', ['CD|country', '002|country']],
  ['Ivory Coast', ['CI|country', '002|country']],
  ['febrero', undefined],
  ['fevereiro', ['02|month']],
  ['1987', ['1987|year']],
  ['2063', ['2063|year']],
])('the words "%s" mean %j', (text, terms) => {
  expect(findNamed(splitCompounds(text).map(joinParts))?.terms).toEqual(terms);
});
