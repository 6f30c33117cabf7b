/** @jest-environment node */
import { parsePageData, stringifyPageData } from './pageData';

test('dates stay dates, and texts that look like one stay texts', () => {
  const at = new Date('2026-11-21T08:00:00.000Z');
  const data = {
    page: { items: [{ title: at.toISOString(), startsAt: at, tags: ['$date'] }], next: null, count: 1 },
    none: null,
  };
  expect(parsePageData(stringifyPageData(data))).toEqual(data);
});

test('what is left out stays left out', () => {
  expect(parsePageData(stringifyPageData({ error: undefined }))).toEqual({});
});
