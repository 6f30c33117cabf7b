/** @jest-environment node */
import fc from 'fast-check';
import { listChoices } from '../fields/listChoices';
import type { ContentKind } from '../kinds/contentKinds';
import type { Filter, ListOrder } from '../kinds/kind';
import type { Filters } from './ListDefinition';
import { listDefinitions } from './listDefinitions';
import { listedKinds } from './listedKinds';
import { parseFilters } from './listFilters';
import { listPlan, splitFilters } from './listPlan';
import { offeredValues } from './openValues';

const kinds = ['knowledgeProduct', 'article', 'event', 'opportunity', 'product'] as const;

const now = new Date('2026-11-21T08:00:00Z');
const plan = (kind: ContentKind, query: string) => listPlan(kind, parseFilters(kind, new URLSearchParams(query)), now);
const split = (kind: ContentKind, query: string) => splitFilters(kind, parseFilters(kind, new URLSearchParams(query)));
const orders = (kind: ContentKind, query: string) => plan(kind, query).queries.map(({ order }) => order);

test('a query has at most one condition on an array, and the page applies the other filters', () => {
  expect(split('knowledgeProduct', 'type=report&theme=skills&country=KE&html=yes&order=title')).toEqual({
    conditions: { type: 'report', country: ['KE', 'AU-E'] },
    byPage: { theme: ['skills'], html: ['yes'] },
  });
  expect(split('event', 'when=past&mode=online')).toEqual({ conditions: { mode: 'online' }, byPage: {} });
});

test('several values of a filter form one condition, and a place includes all places that contain it, without duplicates', () => {
  expect(split('article', 'theme=skills&theme=health&programme=apet&programme=ivm')).toEqual({
    conditions: { theme: ['health', 'skills'], programme: ['apet', 'ivm'] },
    byPage: {},
  });
  expect(split('event', 'country=KE&country=RW&country=ZA').conditions).toEqual({
    country: ['KE', 'AU-E', 'RW', 'ZA', 'AU-S'],
  });
  expect(split('event', 'country=AU-N&country=EG').conditions['country']).toHaveLength(8);
});

/** Returns the largest number of conditions and sort orders of a query, after splitting it into alternatives. */
function countComponents(kind: ContentKind, filters: Filters): number {
  const kindOrders: Readonly<Record<string, ListOrder>> = listedKinds[kind].orders;
  const kindFilters: Readonly<Record<string, Filter>> = listedKinds[kind].filters;
  const counts = listPlan(kind, filters, now).queries.map((query) => {
    const { from, to } = query.range ?? {};
    const bounds = [kindOrders[query.order]?.now, from, to].filter((bound) => bound !== undefined).length;
    const alternatives = Object.entries(query.filters).map(
      ([name, value]) =>
        [value].flat().length * (kindFilters[name]?.orListed ? 2 : 1) + (kindFilters[name]?.orEmpty ? 1 : 0),
    );
    // Each alternative compares the status, the bounds of the range and each filter. The query sorts by two fields.
    return alternatives.reduce((product, count) => product * count, 1) * (1 + bounds + alternatives.length) + 2;
  });
  return Math.max(...counts);
}

/** Returns URL parameters with all given values of a field. */
const all = (name: string, values: readonly string[]) => values.map((value) => `${name}=${value}`).join('&');

test.each([
  [
    '2 places and their regions with 3 modes',
    'event',
    `country=KE&country=ZA&${all('mode', listChoices.mode)}`,
    ['country', 'mode'],
    [],
  ],
  [
    // The query combines a region, its 15 countries and items open to all with 2 types.
    'a region with 2 types, including items open to all',
    'opportunity',
    'country=AU-W&type=grant&type=award',
    ['country'],
    ['type'],
  ],
  [
    'a region with 1 type, including items open to all',
    'opportunity',
    'country=AU-W&type=grant',
    ['country', 'type'],
    [],
  ],
  ['two regions, which have 30 places with all their countries', 'event', 'country=AU-W&country=AU-E', [], ['country']],
  ['two smaller regions', 'event', 'country=AU-N&country=AU-S', ['country'], []],
  [
    'the whole continent, which leaves the only array condition to the themes',
    'article',
    `${all('country', ['AU-C', 'AU-E', 'AU-N', 'AU-S', 'AU-W'])}&theme=health`,
    ['theme'],
    ['country'],
  ],
  [
    'all types and all programmes, starting with the field with fewer values',
    'knowledgeProduct',
    `${all('type', listChoices.knowledgeType)}&${all('programme', listChoices.programme)}`,
    ['programme'],
    ['type'],
  ],
] as const)(
  'a query has at most 30 alternatives, and the page applies the remaining filters: %s',
  (_, kind, query, queried, judged) => {
    const { conditions, byPage } = split(kind, query);
    expect([Object.keys(conditions), Object.keys(byPage)]).toEqual([queried, judged]);
  },
);

test('for any choice of filters, Firestore accepts the query, and either the query or the page applies each filter', () => {
  const choice = fc.constantFrom(...kinds).chain((kind) =>
    fc.tuple(
      fc.constant(kind),
      fc.array(
        fc.constantFrom(...listDefinitions[kind].fields).chain(({ name, values }) => {
          const options = values instanceof RegExp ? (offeredValues(name, now) ?? ['an-author']) : values;
          return fc.tuple(fc.constant(name), fc.constantFrom(...options));
        }),
        { maxLength: 80 },
      ),
    ),
  );
  fc.assert(
    fc.property(choice, ([kind, pairs]) => {
      const filters = parseFilters(kind, new URLSearchParams(pairs));
      const { conditions, byPage } = splitFilters(kind, filters);
      const { fields } = listDefinitions[kind];
      const chosen = fields.filter(({ name, view }) => filters[name] && !view).map(({ name }) => name);
      expect([...Object.keys(conditions), ...Object.keys(byPage)].sort()).toEqual(chosen.sort());
      const queried = fields.filter(({ name }) => name in conditions);
      const alternatives = queried.map(({ name, orEmpty }) => [conditions[name]].flat().length + (orEmpty ? 1 : 0));
      expect(alternatives.reduce((product, count) => product * count, 1)).toBeLessThanOrEqual(30);
      expect(queried.filter(({ inList }) => inList).length).toBeLessThanOrEqual(1);
      expect(countComponents(kind, filters)).toBeLessThanOrEqual(100);
    }),
  );
});

test.each([
  ['article', '', ['newest']],
  ['product', 'order=title', ['title']],
  ['knowledgeProduct', '', ['published', 'newest']],
  ['knowledgeProduct', 'order=newest', ['newest']],
  ['knowledgeProduct', 'year=2024', ['published']],
  ['knowledgeProduct', 'year=2024&order=title', ['title']],
  ['event', '', ['upcoming']],
  ['event', 'when=past', ['past']],
  ['event', 'when=month', ['starting']],
  ['opportunity', '', ['closing', 'newest', 'newest']],
  ['opportunity', 'state=closing', ['closing']],
  ['opportunity', 'state=forecast', ['opening']],
  ['opportunity', 'state=closed', ['closed']],
  ['opportunity', 'deadline=30', ['closing']],
] as const)('the list of %s ?%s is read in the orders %j', (kind, query, expected) => {
  expect(orders(kind, query)).toEqual(expected);
});

test('the page applies the filters of announced opportunities, except the author', () => {
  const filters = { state: ['forecast'], type: ['grant'], country: ['KE'], author: ['uid'] };
  const { queries, matches } = listPlan('opportunity', filters, now);
  expect(queries).toEqual([{ order: 'opening', filters: { author: 'uid' } }]);
  const item = { type: 'grant', eligibleCountries: ['AU-E'] };
  expect([matches?.(item), matches?.({ ...item, type: 'award' })]).toEqual([true, false]);
});

test('an author is always a condition of the query, because items do not contain the username', () => {
  const filters = { author: ['uid'], country: ['AU-W', 'AU-C'], mode: ['online'] };
  expect(Object.keys(splitFilters('event', filters).conditions)).toContain('author');
});

test('a year is a range of the query: of text publication dates, or of times in UTC', () => {
  expect(plan('knowledgeProduct', 'year=2024').queries[0]?.range).toEqual({ from: '2024', to: '2025' });
  expect(plan('knowledgeProduct', 'year=2024').matches).toBeUndefined();
  expect(plan('article', 'year=2025').queries[0]?.range).toEqual({
    from: new Date('2025-01-01T00:00:00Z'),
    to: new Date('2026-01-01T00:00:00Z'),
  });
});

test("the month view contains the events that start in the reader's month", () => {
  const { from, to } = plan('event', 'when=month').queries[0]?.range ?? {};
  expect([from, to]).toEqual([new Date(2026, 10, 1), new Date(2026, 11, 1)]);
});

test('a deadline filter in days limits the query to deadlines before that day', () => {
  const soon = plan('opportunity', 'state=closing').queries[0]?.range;
  expect(soon).toEqual({ to: new Date('2026-11-28T08:00:00Z') });
  expect(plan('opportunity', 'deadline=90').queries[0]?.range).toEqual({ to: new Date('2027-02-19T08:00:00Z') });
});

test('items without a deadline come last, and rolling deadlines precede unknown ones', () => {
  const [, rolling, none] = plan('opportunity', 'type=grant').queries;
  expect(rolling?.filters).toEqual({ type: 'grant', deadlineKind: 'rolling' });
  expect(none?.filters).toEqual({ type: 'grant', deadlineKind: 'none' });
});

test.each([
  ['knowledgeProduct', 'country=KE&theme=skills', { themes: ['skills', 'health'] }, { themes: ['health'] }],
  ['knowledgeProduct', 'country=KE&language=fr', { fileLanguages: ['fr'] }, { fileLanguages: ['en'] }],
  ['knowledgeProduct', 'html=yes', { htmlUrl: 'https://example.org/' }, {}],
  ['knowledgeProduct', 'year=2024&order=title', { publishedOn: '2024-07' }, { publishedOn: '2025' }],
  ['article', 'country=KE&theme=skills', { themes: ['skills'] }, { themes: [] }],
  ['event', 'country=KE&language=sw', { languages: ['sw'] }, { languages: ['en'] }],
  ['opportunity', 'country=KE&applicant=startup', { applicantTypes: ['startup'] }, { applicantTypes: ['student'] }],
  ['opportunity', 'country=KE&applicant=individual', { applicantTypes: [] }, { applicantTypes: ['student'] }],
  ['opportunity', 'amount=10000', { amountMax: 10_000 }, { amountMax: 9_999 }],
  ['opportunity', 'amount=10000', { amountMin: 20_000 }, {}],
  ['product', 'country=KE&platform=ussd', { platforms: ['sms', 'ussd'] }, { platforms: ['web'] }],
  ['product', 'country=KE&platform=ussd&platform=web', { platforms: ['web'] }, { platforms: ['sms'] }],
  ['event', 'country=AU-W&country=AU-E', { countries: ['ZA', 'KE'] }, { countries: ['ZA'] }],
  ['event', 'country=AU-W&country=AU-E', { countries: ['AU-W'] }, { countries: [] }],
  ['opportunity', 'country=AU-W&country=AU-E', { eligibleCountries: [] }, { eligibleCountries: ['ZA', 'AU-S'] }],
  ['opportunity', 'country=AU-W&type=grant&type=award', { type: 'award' }, { type: 'job' }],
] as const)('in the list %s ?%s, the page matches %j but not %j', (kind, query, fits, excluded) => {
  const { matches } = plan(kind, query);
  expect([matches?.(fits), matches?.(excluded)]).toEqual([true, false]);
});
