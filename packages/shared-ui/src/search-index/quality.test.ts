/** @jest-environment node */
import { Searcher } from './Searcher';
import { measureQueries, type QueryRow } from './testing/measureQueries';
import { arabic as arabicQueries } from './testing/queries/arabic';
import { english as englishQueries } from './testing/queries/english';
import { french as frenchQueries } from './testing/queries/french';
import { portuguese as portugueseQueries } from './testing/queries/portuguese';
import { swahili as swahiliQueries } from './testing/queries/swahili';
import { translated as translatedQueries } from './testing/queries/translated';
import { arabic } from './testing/samples/arabic';
import { english } from './testing/samples/english';
import { french } from './testing/samples/french';
import { portuguese } from './testing/samples/portuguese';
import { swahili } from './testing/samples/swahili';
import { translated } from './testing/samples/translated';
import { themeQueries, withThemes } from './testing/themes';

const samples = [...english, ...french, ...portuguese, ...arabic, ...swahili].map(withThemes);
const searcher = new Searcher();
beforeAll(() => searcher.add([...samples, ...translated]));

// For comparison, the figures without stems, acronyms and programmes: recall 0.763, 0.900, 0.833, 0.533, 0.789; precision 0.759, 0.876,
// 0.791, 0.495, 0.807.
test.each<[string, readonly QueryRow[], { recall: number; precision: number; first: number }]>([
  ['en', englishQueries, { recall: 1, precision: 1, first: 1 }],
  ['fr', frenchQueries, { recall: 1, precision: 0.993, first: 1 }],
  ['pt', portugueseQueries, { recall: 1, precision: 1, first: 1 }],
  ['ar', arabicQueries, { recall: 1, precision: 1, first: 1 }],
  ['sw', swahiliQueries, { recall: 1, precision: 1, first: 1 }],
])(
  'results of queries in the language %s have the expected quality among documents in five languages',
  (lang, queries, reached) => {
    expect(queries).toHaveLength(30);
    const quality = measureQueries(queries, lang, (query) => searcher.search(query, { limit: 50 }));
    // If the figures improve, update the table. If they get worse, explain or fix the cause.
    expect(quality).toEqual(reached);
  },
);

test.each(translatedQueries)(
  'in the language %s, the query "%s" finds %s first and returns it in that language',
  (lang, query, id) => {
    const [first, ...others] = searcher.search(query, { lang });
    expect(first).toMatchObject({ id, lang });
    expect(others.map((hit) => hit.id)).not.toContain(id);
  },
);

test.each([
  ['stratégies', 'stratégie'],
  ['strategies', 'strategie'],
  ['estratégias', 'estratégia'],
  ['estrategias', 'estrategia'],
  ['políticas', 'política'],
  ['données', 'donnée'],
])('the queries "%s" and "%s" find the same documents', (query, variant) => {
  const find = (text: string) => searcher.search(text, { limit: 50 }).map(({ id }) => id);
  expect(find(query).length).toBeGreaterThan(0);
  expect(find(query).toSorted()).toEqual(find(variant).toSorted());
});

test.each(themeQueries)('the name of the theme "%s" finds documents with this theme', (query, ...ids) => {
  expect(searcher.search(query, { limit: 50 }).map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});

test('the samples contain every expected document', () => {
  const ids = new Set(samples.map(({ id }) => id));
  const all = { en: englishQueries, fr: frenchQueries, pt: portugueseQueries, ar: arabicQueries, sw: swahiliQueries };
  const expected = Object.entries(all).flatMap(([lang, rows]) =>
    rows.flatMap(([, , topics]) =>
      topics.split(' ').map((topic) => (/-[a-z]{2}$/.test(topic) ? topic : `${topic}-${lang}`)),
    ),
  );
  expect(expected.filter((id) => !ids.has(id))).toEqual([]);
  expect(ids.size).toBe(samples.length);
});
