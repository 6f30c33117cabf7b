/** @jest-environment node */
import { smallest } from '../testing/fixtures';
import { createFakeData } from '../testing/createFakeData';
import { articles } from '../kinds/article/articles';
import { events } from '../kinds/event/events';

const { reader } = createFakeData();

test.each([0, 51, 1.5, Number.NaN])('a page size of %d is rejected without a request', async (pageSize) => {
  await expect(reader.list(articles, { order: 'newest', pageSize })).rejects.toMatchObject({
    code: 'invalid',
    fields: ['pageSize'],
  });
});

test.each([
  [{ order: 'oldest' }, ['order']],
  [{ order: 'constructor' }, ['order']],
  [{ order: 'newest', filters: { __proto__x: 'a' } }, ['__proto__x']],
  [{ order: 'newest', filters: { toString: 'a' } }, ['toString']],
  [{ order: 'newest', cursor: 'x' }, ['cursor']],
  [{ order: 'newest', filters: { theme: 'energy', country: 'ZA' } }, ['theme', 'country']],
])('a query with %j is rejected with a typed error', async (options, fields) => {
  await expect(reader.list(articles, options as never)).rejects.toMatchObject({ code: 'invalid', fields });
});

test('a cursor cannot point outside its collection', async () => {
  const cursor = btoa(JSON.stringify(['upcoming', { timestampValue: '2026-01-01T00:00:00Z' }, '../users/ada']));
  await expect(reader.list(events, { order: 'upcoming', cursor })).rejects.toMatchObject({ fields: ['cursor'] });
});

describe('with ten articles, one per day', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  const documents = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [
      `articles/a${index + 1}`,
      { ...smallest.article, publishedAt: day(index + 1) },
    ]),
  );
  const { reader: days } = createFakeData({ documents });
  const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

  test('a range includes its start and excludes its end', async () => {
    const page = await days.list(articles, { order: 'newest', range: { from: day(3), to: day(6) } });
    expect(ids(page.items)).toEqual(['a5', 'a4', 'a3']);
    expect(ids((await days.list(articles, { order: 'newest', range: { from: day(9) } })).items)).toEqual(['a10', 'a9']);
    expect(await days.count(articles, { order: 'newest', range: { to: day(3) } })).toEqual({ count: 2, capped: false });
  });

  test('a page can start after any item of the previous page', async () => {
    const first = await days.list(articles, { order: 'newest', pageSize: 4 });
    expect(first.cursors).toHaveLength(4);
    expect(first.cursors.at(-1)).toBe(first.cursor);
    const second = await days.list(articles, { order: 'newest', pageSize: 3, cursor: first.cursors[1] });
    expect(ids(second.items)).toEqual(['a8', 'a7', 'a6']);
  });
});
