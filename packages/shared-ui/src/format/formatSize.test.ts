import { formatSize } from './formatSize';

test.each([
  ['en', 43_600, '44 kB'],
  ['en', 1_840_000, '1.8 MB'],
  ['fr', 1_840_000, '1,8\u00a0Mo'],
])('in the language %s, the size of %s bytes is %s', (lang, bytes, words) => {
  document.documentElement.lang = lang;
  expect(formatSize(bytes)).toBe(words);
});
