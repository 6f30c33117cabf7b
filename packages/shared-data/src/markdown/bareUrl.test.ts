/** @jest-environment node */
import { bareUrl } from './bareUrl';

test.each([
  ['https://a.example/x، ثم https://a.example/y؛ هل https://a.example/z؟', ['x', 'y', 'z']],
  ['« https://a.example/x », “https://a.example/y” and ‘https://a.example/z’', ['x', 'y', 'z']],
  ['https://a.example/x… https://a.example/y。', ['x', 'y']],
  ['(https://a.example/x, [https://a.example/y].)', ['x', 'y']],
  ['**https://a.example/x.** _https://a.example/y_ `https://a.example/z`', ['x', 'y', 'z']],
  ['https://a.example/x[^1].', ['x']],
])('the URLs in %s end before punctuation', (text, paths) => {
  expect(text.match(bareUrl)).toEqual(paths.map((path) => `https://a.example/${path}`));
});

test.each([
  'https://en.wikipedia.org/wiki/Agenda_(policy)',
  'https://en.wikipedia.org/wiki/Agenda_(policy_(draft))',
  'https://a.example/?country[]=KE&year[0]=2026',
  'https://a.example/’s»x',
  'https://web.archive.org/web/2026/https://a.example/',
])('the URL %s contains its own brackets and punctuation', (url) => {
  for (const text of [url, `(${url})`, `[${url}].`, `[link](${url})`, `${url}),`])
    expect(text.match(bareUrl)).toEqual([url]);
});

test('adjacent URLs in parentheses are separate', () => {
  const urls = ['https://a.example', 'https://b.example'];
  expect('(https://a.example)(https://b.example)'.match(bareUrl)).toEqual(urls);
  expect('[a](https://a.example),[b](https://b.example)'.match(bareUrl)).toEqual(urls);
});

test.each(['(', '()', '(()', '(()(', '(a', '[', '[a', '([', 'http://(', 'http://a(()', 'http://a)', '.', '(.)'])(
  'URLs in a text full of %j are found in linear time',
  (part) => {
    const text = `https://a.example/${part.repeat(100_000 / part.length)}x`;
    // The fastest of three runs, because other threads of the process count as well.
    const times = [1, 2, 3].map(() => {
      const startedAt = process.cpuUsage();
      text.match(bareUrl);
      return process.cpuUsage(startedAt).user / 1_000;
    });
    expect(Math.min(...times)).toBeLessThan(500);
  },
);
