/** @jest-environment node */
import { nextPath } from './nextPath';

test.each([
  '/settings',
  '/edit-profile?from=menu#links',
  '/articles?q=a%20b&after=x%2Fy',
  '/articles?q=%C3%A9t%C3%A9#top',
  '/amina-sample',
  '/new/article?title=50%25%20more',
  '/articles?next=https%3A%2F%2Felsewhere.example',
])('%s is accepted as a page of this site', (path) => {
  expect(nextPath(path)).toBe(path);
});

/** URLs of other sites, and values that are not paths. */
const hostile = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/%252Fevil.example',
  '/%25252Fevil.example',
  '/%2525252525252Fevil.example',
  '%2F%2Fevil.example',
  '%2Fsettings',
  'https://evil.example',
  'HTTPS://evil.example',
  'https:/evil.example',
  'https:evil.example',
  'http://127.0.0.1:4200@evil.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript&colon;alert(1)',
  'java\nscript:alert(1)',
  '/\tjavascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  'evil.example',
  'evil.example/settings',
  '.',
  '..',
  './settings',
  '../settings',
  '?next=/settings',
  '#settings',
  '@evil.example',
  '/@evil.example//x',
  '/settings//evil.example',
  '/./ /evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2E//evil.example',
  '/ /evil.example',
  '/\u0000/evil.example',
  '/%00/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/\r\nSet-Cookie: a=b',
  '/%09/evil.example',
  '/\u2028evil',
  '/\u2029evil',
  '/\ufeffevil',
  '/\u00a0evil',
  '/%E2%80%A8evil',
  '/%',
  '/%zz',
  '/%C0%AF',
  '/fr//evil.example',
  '/fr/%2Fevil.example',
  '/fr/\\evil.example',
  `/${'a'.repeat(10_000)}`,
  '',
  ' ',
];

test.each(hostile.map((next) => [next]))('%j is replaced with the front page', (next) => {
  expect(nextPath(next)).toBe('/');
});

test.each([
  ['/fr/settings', '/settings'],
  ['/FR/settings?a=/fr/b#links', '/settings?a=/fr/b#links'],
  ['/sw', '/'],
  ['/ar?q=1', '/?q=1'],
  ['/fr/../pt/settings', '/settings'],
  ['/france/settings', '/france/settings'],
  ['/zz/settings', '/zz/settings'],
])('the language is removed from %s: %s', (next, path) => {
  expect(nextPath(next)).toBe(path);
});

test.each(['/login', '/LOGIN/', '/login?next=/login', '/fr/login', '/sign-up?next=%2F%2Fevil.example'])(
  '%s is replaced with the front page if excluded',
  (next) => {
    expect(nextPath(next, ['/login', '/sign-up'])).toBe('/');
  },
);

test('a missing path is replaced with the front page', () => {
  expect([nextPath(null), nextPath(undefined)]).toEqual(['/', '/']);
});

test('a browser resolves every result to this site', () => {
  const site = 'https://site.example';
  for (const next of hostile) expect([next, new URL(nextPath(next), `${site}/login`).origin]).toEqual([next, site]);
});
