import { findOtherCase } from './routeCase';

test.each([
  ['/articles', '/Articles', '/articles'],
  ['/articles', '/fr/ARTICLES/', '/articles'],
  ['/articles/:id', '/ARTICLES/aB_c', '/articles/aB_c'],
  ['/articles/:id/edit', '/articles/aB_c/Edit', '/articles/aB_c/edit'],
  ['/articles', '/FR/articles', '/articles'],
  ['/articles', '/Fr/articles/', '/articles'],
  ['/articles/:id', '/Fr/Articles/aB_c/', '/articles/aB_c'],
  ['/:username', '/SW/Amina', '/Amina'],
  ['/files/*', '/FILES/A/b', '/files/A/b'],
])('the page %s opened at %s redirects to %s', (pattern, pathname, expected) => {
  expect(findOtherCase(pattern, pathname)).toBe(expected);
});

test.each([
  ['/articles', '/articles'],
  ['/articles', '/ar/articles/'],
  ['/articles/:id', '/articles/aB_c'],
  ['/articles/:id', '/articles/%C3%A9'],
  ['/:username', '/Amina'],
  ['/files/*', '/files/A/b'],
  ['/', '/'],
])('the page %s opened at %s is not redirected', (pattern, pathname) => {
  expect(findOtherCase(pattern, pathname)).toBeUndefined();
});
