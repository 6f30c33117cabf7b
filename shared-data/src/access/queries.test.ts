/** @jest-environment node */
import { createFakeData } from '../testing/createFakeData';
import { articles } from './kinds/articles';
import { events } from './kinds/events';

const { reader } = createFakeData();

test.each([0, 51, 1.5, Number.NaN])('a page of %d is refused before it is asked for', async (pageSize) => {
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
])('an address that asks for %j gets a typed error', async (asked, fields) => {
  await expect(reader.list(articles, asked as never)).rejects.toMatchObject({ code: 'invalid', fields });
});

test('a cursor cannot lead out of its collection', async () => {
  const cursor = btoa(JSON.stringify(['upcoming', { timestampValue: '2026-01-01T00:00:00Z' }, '../users/ada']));
  await expect(reader.list(events, { order: 'upcoming', cursor })).rejects.toMatchObject({ fields: ['cursor'] });
});
