/** @jest-environment node */
import { parsePageData, stringifyPageData } from './pageData';

test('preserves dates, and strings that look like dates', () => {
  const at = new Date('2026-11-21T08:00:00.000Z');
  const data = {
    page: { items: [{ title: at.toISOString(), startsAt: at, tags: ['$date'] }], next: null, count: 1 },
    none: null,
  };
  expect(parsePageData(stringifyPageData(data))).toEqual(data);
});

test('omits undefined values', () => {
  expect(parsePageData(stringifyPageData({ error: undefined }))).toEqual({});
});
