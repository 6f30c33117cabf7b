/** @jest-environment node */
import { readEntityTags } from './readEntityTags';

const read = (header?: string) =>
  readEntityTags(
    new Request('https://site.example', { headers: header === undefined ? {} : { 'if-none-match': header } }),
  );

test('the tags are read with and without spaces between them', () => {
  expect(read('"a",W/"b" , "c"')).toEqual(['"a"', 'W/"b"', '"c"']);
  expect(read()).toEqual(['']);
});

test('a header of spaces takes linear time', () => {
  const before = process.cpuUsage();
  expect(read(`"a"${' '.repeat(100_000)}"b"`)).toHaveLength(1);
  // Quadratic time would take several seconds.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_500);
});
