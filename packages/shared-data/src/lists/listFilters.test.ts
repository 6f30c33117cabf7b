/** @jest-environment node */
import fc from 'fast-check';
import { toStored } from '../fields/storedKeys';
import { listedArticles } from '../kinds/article/listedArticles';
import { listedEvents } from '../kinds/event/listedEvents';
import { listedKnowledgeProducts } from '../kinds/knowledge-product/listedKnowledgeProducts';
import { listedOpportunities } from '../kinds/opportunity/listedOpportunities';
import { listedProducts } from '../kinds/product/listedProducts';
import { largest } from '../testing/fixtures';
import type { ContentKind } from '../kinds/contentKinds';
import { listDefinitions } from './listDefinitions';
import { matchesFilters } from './listPlan';
import { chosenFilters, parseFilters, printFilters, withFilter } from './listFilters';

const kinds = ['knowledgeProduct', 'article', 'event', 'opportunity', 'product'] as const;

const parse = (kind: ContentKind, query: string) => parseFilters(kind, new URLSearchParams(query));

test.each([
  [
    'knowledgeProduct',
    'type=report&year=2024&language=fr&order=title',
    { type: ['report'], year: ['2024'], language: ['fr'], order: ['title'] },
  ],
  ['knowledgeProduct', 'type=grant', {}],
  [
    'article',
    'theme=skills&country=KE&author=sample-author',
    { theme: ['skills'], country: ['KE'], author: ['sample-author'] },
  ],
  ['event', 'when=past&mode=online&cost=free', { when: ['past'], mode: ['online'], cost: ['free'] }],
  ['event', 'when=upcoming', {}],
  [
    'opportunity',
    'state=closing&type=grant&applicant=startup&country=AU-E',
    { state: ['closing'], type: ['grant'], applicant: ['startup'], country: ['AU-E'] },
  ],
  ['product', 'platform=ussd&maturity=pilot', { platform: ['ussd'], maturity: ['pilot'] }],
  ['article', 'theme=skills&theme=health&lang=fr', { theme: ['health', 'skills'], lang: ['fr'] }],
  ['event', 'country=NG&country=AU-E&country=NG&country=nowhere', { country: ['AU-E', 'NG'] }],
  [
    'opportunity',
    'applicant=student&type=job&applicant=robot&type=grant',
    { type: ['grant', 'job'], applicant: ['student'] },
  ],
] as const)('filters are parsed from the URL of a list: %s ?%s', (kind, query, filters) => {
  expect(parse(kind, query)).toEqual(filters);
});

test.each([
  'type=',
  'type=%00',
  'type=report%0d%0a',
  'type=<script>',
  'type=__proto__',
  '__proto__=report',
  'constructor=x',
  'country=kenya',
  'country=KE%20OR%201',
  'year=99999',
  'language=FRENCH',
  'order=../../etc',
  'utm_source=x',
  'Type=report',
])('unknown parameters and values are ignored: ?%s', (query) => {
  expect(parse('knowledgeProduct', query)).toEqual({});
});

test.each([
  ['knowledgeProduct', 'order=title&order=newest', { order: ['title'] }],
  ['knowledgeProduct', 'year=x&year=2024&year=2020', { year: ['2024'] }],
  ['event', 'when=past&when=month', { when: ['past'] }],
  ['article', 'author=one-author&author=another', { author: ['one-author'] }],
] as const)('only the first value of a single-value field is used: %s ?%s', (kind, query, filters) => {
  expect(parse(kind, query)).toEqual(filters);
});

test('the same choices produce the same URL in any order', () => {
  const first = withFilter(withFilter({}, 'type', ['toolkit', 'report']), 'year', ['2024']);
  const second = withFilter(withFilter({}, 'year', ['2024']), 'type', ['report', 'toolkit']);
  const typed = parse('knowledgeProduct', 'year=2024&type=toolkit&type=report&type=toolkit');
  for (const filters of [first, second, typed])
    expect(printFilters('knowledgeProduct', filters)).toBe('?type=report&type=toolkit&year=2024');
});

test('values of a filter can be changed and removed', () => {
  const chosen = parse('event', 'mode=online&country=KE');
  expect(printFilters('event', withFilter(chosen, 'mode', ['hybrid']))).toBe('?mode=hybrid&country=KE');
  expect(printFilters('event', withFilter(chosen, 'mode', []))).toBe('?country=KE');
  expect(printFilters('event', {})).toBe('');
});

test('chips show the filters that exclude items, in the order of the list', () => {
  expect(
    chosenFilters('knowledgeProduct', parse('knowledgeProduct', 'order=title&theme=skills&type=report&theme=health')),
  ).toEqual([
    ['type', 'report'],
    ['theme', 'health'],
    ['theme', 'skills'],
  ]);
});

test('parsing and printing filters is consistent for any URL', () => {
  const names = fc.constantFrom(
    ...kinds.flatMap((kind) => listDefinitions[kind].fields.map(({ name }) => name)),
    '__proto__',
    'x',
  );
  const values = fc.oneof(
    fc.constantFrom(
      ...kinds.flatMap((kind) =>
        listDefinitions[kind].fields.flatMap(({ values: options }) =>
          options instanceof RegExp ? ['KE', 'fr', '2024'] : options,
        ),
      ),
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.array(fc.tuple(names, values)), (kind, pairs) => {
      const filters = parseFilters(kind, new URLSearchParams(pairs));
      const printed = printFilters(kind, filters);
      expect(parseFilters(kind, new URLSearchParams(printed))).toEqual(filters);
      expect(printFilters(kind, parseFilters(kind, new URLSearchParams(printed)))).toBe(printed);
    }),
  );
});

const lists = {
  knowledgeProduct: listedKnowledgeProducts,
  article: listedArticles,
  event: listedEvents,
  opportunity: listedOpportunities,
  product: listedProducts,
} as const;

test.each(kinds)('a list reads the fields that its page filters by: %s', (kind) => {
  const whole = largest[kind];
  const reading = lists[kind].readSummary('id', toStored(whole));
  const listed = 'item' in reading ? reading.item : {};
  expect(Object.keys(listed).length).toBeLessThan(Object.keys(whole).length);
  // The author filter has only one value, so it is always a query condition.
  const fields = listDefinitions[kind].fields.filter(({ name, view }) => !view && name !== 'author');
  for (const { name, values } of fields)
    for (const value of values instanceof RegExp ? ['en', 'fr', '2024', '2026', 'AA', 'KE'] : values)
      expect(matchesFilters(kind, listed, { [name]: [value] })).toBe(matchesFilters(kind, whole, { [name]: [value] }));
});

test.each(['article', 'event', 'opportunity', 'product'] as const)(
  'a list of the kind %s can be filtered by author',
  (kind) => {
    expect(parseFilters(kind, new URLSearchParams('author=sample-author'))).toEqual({ author: ['sample-author'] });
  },
);
