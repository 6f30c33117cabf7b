import { DataError } from './DataError';
import { loadPages, openPage } from './loadPages';

/** Answers as the list has them now, by the cursor after which they begin. */
let list: Record<string, { readonly items: readonly string[]; readonly next: string | null }>;
const requested: string[] = [];
const fallback = jest.fn((after = 'first') => {
  const page = list[after];
  if (after === 'of-another-list') return Promise.reject(new DataError('invalid'));
  return page ? Promise.resolve(page) : Promise.reject(new DataError('unavailable'));
});
beforeEach(() => {
  requested.length = 0;
  Object.assign(globalThis, {
    fetch: (path: string) => {
      requested.push(path);
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  });
});

test('the pages that were opened come again, all of them requested at once', async () => {
  list = { first: { items: ['a'], next: 'x' }, x: { items: ['b'], next: 'y' }, y: { items: ['c'], next: null } };
  const address = { path: 'events?mode=online' };
  expect(await loadPages({ ...address, fallback })).toEqual({ pages: [list['first']] });
  openPage(address, 'x');
  openPage(address, 'x');
  openPage(address, 'y');
  requested.length = 0;
  const reading = loadPages({ ...address, fallback });
  expect(requested).toEqual(['', '&after=x', '&after=y'].map((end) => `/api/v1/events?mode=online${end}`));
  expect((await reading).pages.map(({ items }) => items)).toEqual([['a'], ['b'], ['c']]);
  expect((await loadPages({ path: 'events', fallback })).pages).toHaveLength(1);
});

test('where the list has changed, no item is missing between its pages', async () => {
  list = { first: { items: ['a', 'b'], next: 'b' }, b: { items: ['c'], next: null } };
  const address = { path: 'articles', after: 'first' };
  openPage(address, 'b');
  list = { ...list, first: { items: ['new', 'a'], next: 'a' }, a: { items: ['b', 'c'], next: null } };
  const { pages } = await loadPages({ ...address, fallback });
  expect(pages.flatMap(({ items }) => items)).toEqual(['new', 'a', 'b', 'c']);
});

test('a list that begins where there is no such place begins at its beginning, and goes on from there', async () => {
  list = { first: { items: ['a'], next: 'x' }, x: { items: ['b'], next: null } };
  const address = { path: 'opportunities', after: 'of-another-list' };
  expect(await loadPages({ ...address, fallback })).toEqual({ pages: [list['first']] });
  openPage(address, 'x');
  expect(await loadPages({ ...address, fallback })).toEqual({ pages: [list['first'], list['x']] });
});

test('where a page cannot be read, those before it come with the reason', async () => {
  list = { first: { items: ['a'], next: 'x' } };
  const address = { path: 'products' };
  openPage(address, 'x');
  expect(await loadPages({ ...address, fallback })).toEqual({ pages: [list['first']], error: 'unavailable' });
  list = {};
  expect(await loadPages({ ...address, fallback })).toEqual({ pages: [], error: 'unavailable' });
});
