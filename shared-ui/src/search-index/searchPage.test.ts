/** @jest-environment node */
import type { SearchEntry } from './searchEntry';
import { pageSize, searchPage } from './searchPage';

const entry = (id: number, kind: SearchEntry['kind']): SearchEntry => ({
  ...{ kind, id: String(id), title: 'Title', summary: '', tags: [], people: [] },
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

test('of one kind only its results are shown and counted', () => {
  const page = searchPage(searcher, { query: 'title', only: 'event' });
  expect(page.items.map(({ id }) => id)).toEqual(['90', '91']);
  expect(page).toMatchObject({ next: null, count: { count: 2 }, kinds: { article: 23, event: 2 } });
});
