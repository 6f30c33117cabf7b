import { localPath, plainPath } from './localPath';

afterEach(() => {
  document.documentElement.lang = 'en';
});

test.each([
  ['en', '/search'],
  ['ar', '/ar/search'],
  ['en-XA', '/search'],
])('on a page in %s, the local path of the search is %s and its plain path is /search', (lang, path) => {
  document.documentElement.lang = lang;
  expect(localPath('/search')).toBe(path);
  expect(plainPath(path)).toBe('/search');
});
