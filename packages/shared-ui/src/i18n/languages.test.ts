/** @jest-environment node */
import { languages, splitLanguage, toBase } from './languages';

test.each([
  ['/', 'en', '/'],
  ['/apet', 'en', '/apet'],
  ['/fr', 'fr', '/'],
  ['/fr/', 'fr', '/'],
  ['/ar/events/1', 'ar', '/events/1'],
  ['/FR', 'fr', '/'],
  ['/Sw/Events/1/', 'sw', '/Events/1/'],
  // English has no path prefix.
  ['/en/apet', 'en', '/en/apet'],
  ['/xx/apet', 'en', '/xx/apet'],
  ['/french', 'en', '/french'],
])('the path %s is in the language %s and corresponds to %s', (pathname, language, path) => {
  expect(splitLanguage(pathname)).toEqual({ language, path });
});

test('each language except English has a prefix', () => {
  expect(languages.map(toBase)).toEqual(['', '/fr', '/pt', '/ar', '/sw']);
  expect(['en-XA', ''].map(toBase)).toEqual(['', '']);
});
