import { DataError } from './DataError';
import { loadPages, openPage } from './loadPages';

/** Responses of the list, by the cursor that they start after. */
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

test('opened pages are reloaded in parallel', async () => {
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

test('no item is missing between pages after the list has changed', async () => {
  list = { first: { items: ['a', 'b'], next: 'b' }, b: { items: ['c'], next: null } };
  const address = { path: 'articles', after: 'first' };
  openPage(address, 'b');
  list = { ...list, first: { items: ['new', 'a'], next: 'a' }, a: { items: ['b', 'c'], next: null } };
  const { pages } = await loadPages({ ...address, fallback });
  expect(pages.flatMap(({ items }) => items)).toEqual(['new', 'a', 'b', 'c']);
});

test('a list with an invalid cursor starts from the beginning and continues with its next pages', async () => {
  list = { first: { items: ['a'], next: 'x' }, x: { items: ['b'], next: null } };
  const address = { path: 'opportunities', after: 'of-another-list' };
  expect(await loadPages({ ...address, fallback })).toEqual({ pages: [list['first']] });
  openPage(address, 'x');
  expect(await loadPages({ ...address, fallback })).toEqual({ pages: [list['first'], list['x']] });
});

test('if a page cannot be read, the pages before it are returned with the error', async () => {
  list = { first: { items: ['a'], next: 'x' } };
  const address = { path: 'products' };
  openPage(address, 'x');
  expect(await loadPages({ ...address, fallback })).toEqual({ pages: [list['first']], error: 'unavailable' });
  list = {};
  expect(await loadPages({ ...address, fallback })).toEqual({ pages: [], error: 'unavailable' });
});
