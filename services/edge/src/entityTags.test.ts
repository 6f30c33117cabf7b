/** @jest-environment node */
import { hasEntityTag } from './entityTags';

const has = (etag: string, header?: string) =>
  hasEntityTag(
    new Request('https://site.example', { headers: header === undefined ? {} : { 'if-none-match': header } }),
    etag,
  );

test('entity tags match with or without spaces between them, and whether weak or strong', () => {
  const header = '"a",W/"b" , "c"';
  expect(['"a"', '"b"', 'W/"b"', 'W/"c"', '"d"'].map((etag) => has(etag, header))).toEqual([
    ...[true, true, true, true, false],
  ]);
  expect(has('"a"')).toBe(false);
});

test('parsing a header full of spaces takes linear time', () => {
  const before = process.cpuUsage();
  expect(has('"c"', `"a"${' '.repeat(100_000)}"b"`)).toBe(false);
  // With quadratic time, the header would take several seconds.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_500);
});
