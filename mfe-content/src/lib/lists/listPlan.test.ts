/** @jest-environment node */
import { parseFilters } from './listFilters';
import type { Kind } from '../kinds';
import { listPlan, splitFilters } from './listPlan';

const now = new Date('2026-11-21T08:00:00Z');
const plan = (kind: Kind, query: string) => listPlan(kind, parseFilters(kind, new URLSearchParams(query)), now);
const orders = (kind: Kind, query: string) => plan(kind, query).queries.map(({ order }) => order);

test('a query has one condition on an array, the page applies the others', () => {
  const filters = { type: 'report', theme: 'skills', country: 'KE', html: 'yes', order: 'title' };
  expect(splitFilters('knowledgeProduct', filters, ['KE', 'AU-E'])).toEqual({
    conditions: { type: 'report', country: ['KE', 'AU-E'] },
    byPage: { theme: 'skills', html: 'yes' },
  });
  expect(splitFilters('event', { when: 'past', mode: 'online' })).toEqual({
    conditions: { mode: 'online' },
    byPage: {},
  });
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

test('a year is a range of the query: of publication dates as written, or of times in UTC', () => {
  expect(plan('knowledgeProduct', 'year=2024').queries[0]?.range).toEqual({ from: '2024', to: '2025' });
  expect(plan('knowledgeProduct', 'year=2024').matches).toBeUndefined();
  expect(plan('article', 'year=2025').queries[0]?.range).toEqual({
    from: new Date('2025-01-01T00:00:00Z'),
    to: new Date('2026-01-01T00:00:00Z'),
  });
});

test('this month is what begins between its first day and the next one, on the clock of the reader', () => {
  const { from, to } = plan('event', 'when=month').queries[0]?.range ?? {};
  expect([from, to]).toEqual([new Date(2026, 10, 1), new Date(2026, 11, 1)]);
});

test('what closes within days is before that time', () => {
  const soon = plan('opportunity', 'state=closing').queries[0]?.range;
  expect(soon).toEqual({ to: new Date('2026-11-28T08:00:00Z') });
  expect(plan('opportunity', 'deadline=90').queries[0]?.range).toEqual({ to: new Date('2027-02-19T08:00:00Z') });
});

test('items without a deadline come last, those open all year before those without a date', () => {
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
] as const)('in %s ?%s the page matches %j and not %j', (kind, query, fits, other) => {
  const { matches } = plan(kind, query);
  expect([matches?.(fits), matches?.(other)]).toEqual([true, false]);
});
