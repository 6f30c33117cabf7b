/** @jest-environment node */
import type { SearchEntry } from './searchEntry';
import { groupSize, pageSize, searchPage } from './searchPage';

const entry = (id: number, kind: SearchEntry['kind']): SearchEntry => ({
  kind,
  id: String(id),
  title: 'Title',
  summary: '',
  tags: [],
  people: [],
});
const found = [
  ...Array.from({ length: pageSize + 3 }, (_, id) => entry(id, 'article')),
  entry(90, 'event'),
  entry(91, 'event'),
];
const searcher = { search: () => found, suggest: () => ['Topic'] };

test('the pages of a search have each result once, and the numbers of all kinds', () => {
  const first = searchPage(searcher, { query: 'title' });
  const second = searchPage(searcher, { query: 'title', after: first.next ?? '' });
  expect([...first.items, ...second.items]).toEqual(found);
  expect([first.items.length, first.next, second.next]).toEqual([pageSize, String(pageSize), null]);
  expect(second).toMatchObject({ count: { count: found.length, capped: false }, kinds: { article: 23, event: 2 } });
});

test('where nothing is found, something else is suggested', () => {
  expect(searchPage({ ...searcher, search: () => [] }, { query: 'xyzzy' })).toMatchObject({ suggested: ['Topic'] });
  expect(searchPage(searcher, { query: 'title' }).suggested).toBeUndefined();
});

test('grouped, the best of each kind are one page, the kind of the best result first', () => {
  const mixed = [entry(90, 'event'), ...found.slice(0, pageSize + 3), entry(91, 'event'), entry(92, 'product')];
  const page = searchPage({ ...searcher, search: () => mixed }, { query: 'title', isGrouped: true });
  const articles = Array.from({ length: groupSize }, (_, id) => String(id));
  expect(page.items.map(({ id }) => id)).toEqual(['90', '91', ...articles, '92']);
  expect(page).toMatchObject({ next: null, count: { count: 26 }, kinds: { article: 23, event: 2, product: 1 } });
});

test('grouped, results of one kind alone are as many as on any page', () => {
  const articles = found.filter(({ kind }) => kind === 'article');
  const page = searchPage({ ...searcher, search: () => articles }, { query: 'title', isGrouped: true });
  expect(page.items).toEqual(articles.slice(0, pageSize));
});

test('of one kind only its results are shown and counted', () => {
  const page = searchPage(searcher, { query: 'title', only: 'event' });
  expect(page.items.map(({ id }) => id)).toEqual(['90', '91']);
  expect(page).toMatchObject({ next: null, count: { count: 2 }, kinds: { article: 23, event: 2 } });
});
