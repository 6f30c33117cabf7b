import { localPath, plainPath } from './localPath';

afterEach(() => {
  document.documentElement.lang = 'en';
});

test.each([
  ['en', '/search'],
  ['ar', '/ar/search'],
  ['en-XA', '/search'],
])(
  'on a page in %s the search is at %s, and a link to it leads there in the language of whoever reads it',
  (lang, path) => {
    document.documentElement.lang = lang;
    expect(localPath('/search')).toBe(path);
    expect(plainPath(path)).toBe('/search');
  },
);
