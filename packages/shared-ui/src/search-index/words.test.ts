/** @jest-environment node */
import { createWordMatcher } from './createWordMatcher';
import type { SearchEntry } from './searchEntry';
import { Searcher } from './Searcher';
import { loadStemmer } from './stemmers/loadStemmer';
import { toWords } from './toTerms';
import { markWords } from './words/splitWords';

const entry = (id: string, lang: string, title: string, rest: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'article',
  id,
  lang,
  title,
  summary: '',
  tags: [],
  people: [],
  ...rest,
});

async function createSearcher(...entries: readonly SearchEntry[]): Promise<Searcher> {
  const searcher = new Searcher();
  await searcher.add(entries);
  return searcher;
}

const find = async (query: string, ...entries: readonly SearchEntry[]) =>
  (await createSearcher(...entries)).search(query).map(({ id }) => id);

test.each([
  ['en', 'strategies', 'strategy'],
  ['en', 'regulations', 'regulating'],
  ['fr', 'nationaux', 'national'],
  ['fr', 'données', 'donnee'],
  ['fr', 'réglementées', 'reglementee'],
  ['fr', 'loi', 'lois'],
  ['fr', 'emploi', 'emplois'],
  ['fr', 'enjeu', 'enjeux'],
  ['fr', 'vidéo', 'videos'],
  ['pt', 'inovações', 'inovacao'],
  ['pt', 'opções', 'opção'],
  ['pt', 'cidadãos', 'cidadao'],
  ['pt', 'nuvens', 'nuvem'],
  ['pt', 'nacionais', 'nacional'],
  ['pt', 'lei', 'leis'],
  ['pt', 'fácil', 'faceis'],
  ['pt', 'útil', 'úteis'],
  ['pt', 'civil', 'civis'],
  ['pt', 'perfil', 'perfis'],
  ['pt', 'papel', 'papeis'],
  ['ar', 'البيانات', 'بيانات'],
  ['ar', 'وَالسِّيَاسَاتُ', 'سياسه'],
  ['ar', 'لحماية', 'الحماية'],
  ['ar', 'أفريقيا', 'الإفريقي'],
  ['ar', 'قوانين', 'القانون'],
  ['ar', 'إلكترونية', 'الإلكترونية'],
  ['ar', 'الكترونية', 'والإلكتروني'],
  ['ar', 'ألعاب', 'الألعاب'],
  ['ar', 'آليات', 'الآليات'],
  ['ar', 'التزام', 'الالتزامات'],
  ['sw', 'mtoto', 'watoto'],
  ['sw', 'kitabu', 'vitabu'],
  ['sw', 'mwalimu', 'walimu'],
  ['sw', 'mwongozo', 'miongozo'],
  ['sw', 'soko', 'masoko'],
  ['sw', 'umoja', 'moja'],
  ['sw', 'chama', 'vyama'],
  ['sw', 'shuleni', 'shule'],
  ['sw', 'mwanamke', 'wanawake'],
  ['sw', 'kituo', 'vituo'],
  ['sw', 'kifaa', 'vifaa'],
  ['sw', 'kikuu', 'vikuu'],
  ['sw', 'mwaka', 'miaka'],
  ['sw', 'mwezi', 'miezi'],
  ['sw', 'mkoa', 'mikoa'],
  ['sw', 'mtaa', 'mitaa'],
  ['sw', 'chuo', 'vyuo'],
  ['sw', 'chuoni', 'vyuo'],
  ['sw', 'waraka', 'nyaraka'],
  ['sw', 'mji', 'miji'],
  ['sw', 'mto', 'mito'],
  ['sw', 'mti', 'miti'],
])('the language %s has a common stem for %s and %s', async (lang, form, otherForm) => {
  const stem = await loadStemmer(lang);
  expect(stem(form).filter((each) => stem(otherForm).includes(each))).not.toEqual([]);
});

test('Swahili words without a noun class prefix are their own stems', async () => {
  const stem = await loadStemmer('sw');
  const words = ['data', 'sera', 'maji', 'mali', 'watu', 'vita', 'ni'];
  expect(words.map((word) => stem(word)[0])).toEqual(words);
});

test.each(['am', '__proto__', 'constructor'])(
  'words in the unsupported language %s are found as written',
  async (lang) => {
    expect(await find('policy', entry('1', lang, 'Policy'))).toEqual(['1']);
  },
);

test('the typed form of a word ranks above other forms, in either order of the entries', async () => {
  const [singular, plural] = [
    entry('one', 'en', 'A strategy for water'),
    entry('many', 'en', 'The strategies for water'),
  ];
  expect(await find('strategies', singular, plural)).toEqual(['many', 'one']);
  expect(await find('strategy', plural, singular)).toEqual(['one', 'many']);
});

test('each text is stemmed in its own language', async () => {
  // In French, "dons" means "gifts". In English, it is a name.
  expect(await find('don', entry('fr', 'fr', 'Des dons'), entry('en', 'en', 'A nation'))).toEqual(['fr']);
});

test('stop words are ignored unless a query has no other words', async () => {
  const entries = [entry('1', 'en', 'Rules of the air'), entry('2', 'en', 'What is it?')];
  expect(await find('the rules for air', ...entries)).toEqual(['1']);
  expect(await find('what is it', ...entries)).toEqual(['2']);
});

const withAcronyms = [
  entry('who', 'en', 'WHO guidelines on digital health'),
  entry('it', 'en', 'IT skills'),
  entry('health', 'en', 'Digital health in Kenya'),
  entry('skills', 'en', 'Skills for teachers', { people: ['محمد علي'] }),
  entry('ali', 'ar', 'مقال عن المياه', { people: ['علي حسن'] }),
  entry('on', 'ar', 'مقال على البحر'),
];

test.each([
  ['WHO', ['who']],
  ['who', ['who']],
  ['WHO digital health', ['who']],
  ['who digital health', ['who', 'health']],
  ['IT skills', ['it']],
  ['THE SKILLS', ['it', 'skills']],
  ['علي', ['ali', 'skills']],
])('acronyms and names that are spelt like stop words are found: "%s" finds %j', async (query, ids) => {
  const hits = (await createSearcher(...withAcronyms)).search(query);
  expect(hits.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(hits.filter(({ isPartial }) => isPartial)).toEqual([]);
});

test.each([
  ['WHO', ['who']],
  ['who', ['who']],
  ['THE SKILLS', ['it', 'skills']],
  ['علي', ['skills', 'ali']],
])('an alert for "%s" tells of %j', async (query, ids) => {
  const { compile, toEntryTerms } = await createWordMatcher(['en', 'ar']);
  const matches = compile(query);
  expect(withAcronyms.filter((each) => matches(toEntryTerms(each))).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['WHO guidelines for the schools', ['who', 'guidelines', 'schools']],
  ['WHO, AI', ['who', 'ai']],
  ['WHO IS IN THE SCHOOLS', ['schools']],
])('the words of the text "%s" are %j', (text, words) => {
  expect(toWords(text, 'en')).toEqual(words);
});

test('an acronym that is a stop word in another language finds its full names together with other words', async () => {
  const entries = [entry('au', 'fr', 'Les cadres de l’Union africaine'), entry('other', 'fr', 'Les cadres juridiques')];
  expect(await find('AU cadres', ...entries)).toEqual(['au']);
});

test.each([
  ['cybersecurity', ['joined', 'apart']],
  ['datacentre', ['centre']],
  ['airports', []],
])('"%s" finds %j, which may contain it as two words', async (query, ids) => {
  const entries = [
    entry('apart', 'en', 'A cyber security strategy'),
    entry('joined', 'en', 'A cybersecurity strategy'),
    entry('centre', 'en', 'A data centre'),
    entry('neither', 'en', 'Security of ports', { tags: ['air', 'data'] }),
  ];
  expect(await find(query, ...entries)).toEqual(ids);
});

test('entries with the most words are found if no entry has all words', async () => {
  const entries = [entry('2', 'en', 'Solar power for clinics'), entry('1', 'en', 'Power of attorney')];
  expect(await find('solar power zebra', ...entries)).toEqual(['2']);
});

test('a programme is found by its code, as a single word, and by its name', async () => {
  const entries = [
    entry('ai', 'en', 'A talk', { programme: 'au-ai' }),
    entry('c', 'fr', 'Cours', { programme: 'cjed' }),
  ];
  expect(await find('AU-AI', ...entries)).toEqual(['ai']);
  expect(await find('AU', ...entries)).toEqual([]);
  expect(await find('Calestous Juma Executive Dialogue', ...entries)).toEqual(['c']);
});

test('a theme name in any language finds entries, which rank below matching texts and have no marked words', async () => {
  const searcher = await createSearcher(
    entry('theme', 'en', 'Clinics by the sea', { themes: ['health', 'data-governance'] }),
    entry('title', 'fr', 'Une bonne santé'),
    entry('other', 'en', 'Solar power', { themes: ['energy'] }),
  );
  expect(searcher.search('santé').map(({ id }) => id)).toEqual(['title', 'theme']);
  await searcher.add([entry('own', 'sw', 'Kando ya bahari', { themes: ['health', 'energy', 'climate'] })]);
  expect(searcher.search('afya', { lang: 'sw' }).map(({ id }) => id)).toEqual(['own', 'theme']);
  expect(searcher.search('afya', { lang: 'en' }).map(({ id }) => id)).toEqual(['theme', 'own']);
  expect(searcher.search('afya', { limit: 1, lang: 'en' })).toEqual([
    expect.objectContaining({ id: 'theme', matched: [] }),
  ]);
  expect(searcher.search('clinic gouvernance des données').map(({ id }) => id)).toEqual(['theme']);
  // A word that the texts contain is not treated as a misspelt theme.
  expect(
    await find('date', entry('d', 'en', 'A date'), entry('t', 'en', 'A', { themes: ['data-governance'] })),
  ).toEqual(['d']);
});

test('an acronym finds its full names in all languages, and a full name finds the acronym and the other names', async () => {
  const entries = [
    entry('fr', 'fr', 'Les cadres de l’Union africaine'),
    entry('sw', 'sw', 'Miongozo ya Umoja wa Afrika'),
    entry('au', 'en', 'AU frameworks'),
    entry('no', 'en', 'Africa and its unions'),
  ];
  expect((await find('AU', ...entries)).sort()).toEqual(['au', 'fr', 'sw']);
  expect(await find('Umoja wa Afrika', ...entries)).toEqual(expect.arrayContaining(['sw', 'au', 'fr']));
});

test('each Swahili name of artificial intelligence finds texts with the other names', async () => {
  const entries = [
    entry('unde', 'sw', 'Mwongozo wa akili unde'),
    entry('mnemba', 'sw', 'Mwongozo wa akili mnemba'),
    entry('ai', 'en', 'A guide to AI'),
    entry('mind', 'sw', 'Afya ya akili'),
  ];
  for (const query of ['akili unde', 'akili mnemba', 'akili bandia'])
    expect((await find(query, ...entries)).toSorted()).toEqual(['ai', 'mnemba', 'unde']);
});

test('the most frequent tags are suggested, and spellings of a tag count together', async () => {
  const tags = [['Données', 'AI'], ['donnees', 'AI'], ['Skills', 'ai'], ['Alone']];
  const searcher = await createSearcher(...tags.map((some, id) => entry(String(id), 'fr', 'T', { tags: some })));
  expect(searcher.suggest()).toEqual(['AI', 'Données']);
});

test('the matched words of a result occur in its texts', async () => {
  const searcher = await createSearcher(entry('1', 'en', 'Digital strategies', { summary: 'A strategy.' }));
  expect(searcher.search('strategy')[0]?.matched?.slice().sort()).toEqual(['strategies', 'strategy']);
});

test.each([
  ['A Strategy, and strategies', ['strategy', 'strategies'], 'A [Strategy], and [strategies]'],
  ['Micro-grids for micro firms', ['microgrids'], '[Micro-grids] for micro firms'],
  ['Micro-grids for micro firms', ['micro'], '[Micro]-grids for [micro] firms'],
  ['L’Événement', ['evenement'], 'L’[Événement]'],
  ['السِّيَاسَةُ الرقمية', ['السياسه'], '[السِّيَاسَةُ] الرقمية'],
  ['<b>bold</b>', ['bold'], '<b>[bold]</b>'],
  ['Nothing', [], 'Nothing'],
  ['', ['x'], ''],
])('the text "%s" with the matched words %j is marked', (text, matched, marked) => {
  const parts = markWords(text, matched);
  expect(parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('')).toBe(marked);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
