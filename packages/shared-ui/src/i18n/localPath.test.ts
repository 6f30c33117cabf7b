import { localPath, plainPath } from './localPath';

afterEach(() => {
  document.documentElement.lang = 'en';
});

test.each([
  ['en', '/search'],
  ['ar', '/ar/search'],
  ['en-XA', '/search'],
])('on a page in the language %s, the search has the local path %s and the plain path /search', (lang, path) => {
  document.documentElement.lang = lang;
  expect(localPath('/search')).toBe(path);
  expect(plainPath(path)).toBe('/search');
});
