/** @jest-environment node */
import { languages } from '../i18n/languages';
import { createWordMatcher } from './createWordMatcher';
import { describeQuery } from './describeQuery';
import { Searcher } from './Searcher';
import { typedDay, typedEntries } from './testing/typedEntries';
import { findNamed } from './words/names';
import { joinParts, splitCompounds } from './words/splitWords';

const searcher = new Searcher();
beforeAll(() => searcher.add(typedEntries));

const find = (query: string, lang = 'en') => searcher.search(query, { lang, today: typedDay }).map(({ id }) => id);

/** The first results of queries as readers type them. */
const table: readonly (readonly [lang: string, query: string, ...ids: string[]])[] = [
  ['en', 'open grants for Kenya', 'grant', 'old-grant'],
  ['en', 'opportunities Kenya', 'grant', 'papers', 'old-grant', 'kenya-article'],
  ['en', 'opportunity kenya', 'grant'],
  ['en', 'jobs DRC', 'job'],
  ['en', 'calls for papers', 'papers'],
  ['en', 'scholarships cape verde', 'scholarship'],
  ['en', 'job swaziland', 'job'],
  ['en', 'events ivory coast', 'abidjan'],
  ['en', 'what happens in Dakar in December', 'dakar', 'dakar-past'],
  ['en', 'Dakar Dec 2025', 'dakar-past'],
  ['en', 'upcoming events in Dakar', 'dakar', 'dakar-june', 'dakar-past'],
  ['en', 'newest report on AI in French', 'ai-fr-new', 'ai-fr'],
  ['en', 'AI report French', 'ai-fr', 'ai-fr-new'],
  ['en', 'newest AI report', 'ai-en', 'ai-fr-new', 'ai-fr'],
  ['en', 'artificial intelligence white papers', 'ai-paper'],
  ['en', 'who is an expert on data protection', 'experts', 'protection'],
  ['en', 'articles Kenya', 'kenya-article'],
  ['en', 'electric car', 'electric'],
  ['en', 'deadline January', 'papers'],
  ['fr', 'bourses Kenya', 'grant', 'old-grant'],
  ['fr', 'opportunités au Kenya', 'grant'],
  ['fr', 'opportunites kenya', 'grant'],
  ['fr', 'rapport IA', 'ai-fr'],
  ['en', 'rapport IA', 'ai-fr'],
  ['fr', 'dernier rapport sur l’intelligence artificielle', 'ai-en', 'ai-fr-new', 'ai-fr'],
  ['fr', 'que se passe-t-il à Dakar en décembre', 'dakar'],
  ['fr', 'evenements dakar decembre', 'dakar'],
  ['fr', 'evenements cote d’ivoire mars', 'abidjan'],
  ['fr', 'emploi RDC', 'job'],
  ['fr', 'appels à communications', 'papers'],
  ['pt', 'bolsas Cabo Verde', 'scholarship'],
  ['pt', 'bolsas de estudo Moçambique', 'scholarship'],
  ['pt', 'oportunidades abertas Quénia', 'grant'],
  ['pt', 'relatorio IA frances', 'ai-fr', 'ai-fr-new'],
  ['pt', 'eventos em Dakar em dezembro', 'dakar'],
  ['pt', 'emprego Suazilândia', 'job'],
  ['ar', 'منح كينيا', 'grant', 'old-grant'],
  ['ar', 'الفرص المفتوحة لكينيا', 'grant'],
  ['ar', 'تقارير بالفرنسية', 'ai-fr'],
  ['ar', 'تقرير الذكاء الاصطناعي بالفرنسية', 'ai-fr'],
  ['ar', 'فعاليات السنغال في ديسمبر', 'dakar'],
  ['ar', 'الفعاليات في السنغال شهر كانون الأول', 'dakar'],
  ['ar', 'وظائف سوازيلاند', 'job'],
  ['sw', 'fursa Kenya', 'grant'],
  ['sw', 'ruzuku nchini Kenya', 'grant'],
  ['sw', 'ufadhili wa masomo Msumbiji', 'scholarship'],
  ['sw', 'matukio Dakar mwezi wa Desemba', 'dakar'],
  ['sw', 'ripoti za akili mnemba kwa Kifaransa', 'ai-fr', 'ai-fr-new'],
  ['sw', 'ajira Uswazi', 'job'],
  ['sw', 'bidhaa Tanzania', 'app'],
];

test.each(table)('in the language %s, the query "%s" finds %s first', (lang, query, ...ids) => {
  expect(find(query, lang).slice(0, ids.length)).toEqual(ids);
});

test.each(table)('in the language %s, an alert for "%s" tells of each of its results', async (lang, query) => {
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
