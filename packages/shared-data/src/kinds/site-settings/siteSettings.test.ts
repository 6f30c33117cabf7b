/** @jest-environment node */
import { isNoticeShown } from './siteNotices';
import { findRedirectIssues, toRedirectKey } from './siteRedirects';

test.each([
  ['/old', '/articles/new', undefined],
  ['/old/page', '/', undefined],
  ['/old', '/events?theme=climate#list', undefined],
  ['/été', '/articles/a', undefined],
  ['old', '/new', 'malformed-from'],
  ['/', '/new', 'malformed-from'],
  ['//evil.example', '/new', 'malformed-from'],
  ['/old?a=1', '/new', 'malformed-from'],
  ['/\\evil.example', '/new', 'malformed-from'],
  ['/old', 'https://evil.example/', 'malformed-to'],
  ['/old', '//evil.example/', 'malformed-to'],
  ['/old', '/\\evil.example', 'malformed-to'],
  ['/old', '', 'malformed-to'],
  ['/admin/roles', '/new', 'reserved'],
  ['/%61dmin/roles', '/new', 'reserved'],
  ['/api/v1/articles', '/new', 'reserved'],
  ['/old.html', '/new', 'reserved'],
  ['/old', '/old/', 'itself'],
  ['/old', '/%6Fld?x', 'itself'],
])('the redirect from %s to %s is reported as %s', (from, to, issue) => {
  expect(findRedirectIssues([{ from, to }])).toEqual([issue]);
});

test('a chain, a loop and a second redirect from the same path are reported', () => {
  const list = [
    { from: '/a', to: '/b' },
    { from: '/b', to: '/c' },
    { from: '/a/', to: '/d' },
  ];
  expect(findRedirectIssues(list)).toEqual(['chain', undefined, 'twice']);
  expect(findRedirectIssues([list[0] ?? { from: '', to: '' }, { from: '/b', to: '/a' }])).toEqual(['chain', 'chain']);
  expect(toRedirectKey('/a%2')).toBe('/a%2');
});

test('a notice is shown between its start and its end', () => {
  const [from, until] = [new Date(1_000), new Date(2_000)];
  expect([999, 1_000, 1_999, 2_000].map((now) => isNoticeShown({ from, until }, now))).toEqual([
    ...[false, true, true, false],
  ]);
  expect(isNoticeShown({ from }, 1e15)).toBe(true);
});
