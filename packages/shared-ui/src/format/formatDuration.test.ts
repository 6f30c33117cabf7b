import { formatDuration } from './formatDuration';

test.each([
  ['en', 120.4, '120 ms'],
  ['en', 2_840, '2.8 secs'],
  ['pt', 2_840, '2,8 s'],
])('in the language %s, a duration of %s milliseconds is %s', (lang, duration, words) => {
  document.documentElement.lang = lang;
  expect(formatDuration(duration)).toBe(words);
});
