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
const hits = [
  ...Array.from({ length: pageSize + 3 }, (_, id) => entry(id, 'article')),
  entry(90, 'event'),
  entry(91, 'event'),
];
const searcher = { search: () => hits, suggest: () => ['Topic'] };

test('the pages of a search contain each result once, and the counts of all kinds', () => {
  const first = searchPage(searcher, { query: 'title' });
  const second = searchPage(searcher, { query: 'title', after: first.next ?? '' });
  expect([...first.items, ...second.items]).toEqual(hits);
  expect([first.items.length, first.next, second.next]).toEqual([pageSize, String(pageSize), null]);
  expect(second).toMatchObject({ count: { count: hits.length, capped: false }, kinds: { article: 23, event: 2 } });
});

test('the page states once that no item has all words, instead of each result', () => {
  const partial = hits.map((hit) => ({ ...hit, isPartial: true as const }));
  const page = searchPage({ ...searcher, search: () => partial }, { query: 'title zzzz' });
  expect([page.partial, page.items[0]]).toEqual([true, hits[0]]);
  expect(searchPage(searcher, { query: 'title' })).not.toHaveProperty('partial');
});

test('a search without results has suggestions', () => {
  expect(searchPage({ ...searcher, search: () => [] }, { query: 'xyzzy' })).toMatchObject({ suggested: ['Topic'] });
  expect(searchPage(searcher, { query: 'title' }).suggested).toBeUndefined();
});

test('a grouped page has the best results of each kind, starting with the kind of the best result', () => {
  const mixed = [entry(90, 'event'), ...hits.slice(0, pageSize + 3), entry(91, 'event'), entry(92, 'product')];
  const page = searchPage({ ...searcher, search: () => mixed }, { query: 'title', isGrouped: true });
  const articles = Array.from({ length: groupSize }, (_, id) => String(id));
  expect(page.items.map(({ id }) => id)).toEqual(['90', '91', ...articles, '92']);
  expect(page).toMatchObject({ next: null, count: { count: 26 }, kinds: { article: 23, event: 2, product: 1 } });
});

test('a grouped page of a single kind has the usual number of results', () => {
  const articles = hits.filter(({ kind }) => kind === 'article');
  const page = searchPage({ ...searcher, search: () => articles }, { query: 'title', isGrouped: true });
  expect(page.items).toEqual(articles.slice(0, pageSize));
});

test('a page that is limited to one kind contains and counts only results of that kind', () => {
  const page = searchPage(searcher, { query: 'title', only: 'event' });
  expect(page.items.map(({ id }) => id)).toEqual(['90', '91']);
  expect(page).toMatchObject({ next: null, count: { count: 2 }, kinds: { article: 23, event: 2 } });
});
