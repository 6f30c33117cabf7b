/** @jest-environment node */
import { profilePath } from './features/account/memberPaths';
import { loginTo, paths, sectionLinks } from './paths';

test('lists every path that the shell links to', () => {
  expect(Object.entries(paths).map(([name, path]) => `${name}: ${path}`)).toEqual([
    'home: /',
    'about: /about',
    'download: /download',
    'privacy: /privacy',
    'terms: /terms',
    'articles: /articles',
    'events: /events',
    'opportunities: /opportunities',
    'products: /products',
    'people: /people',
    'saved: /saved',
    'search: /search',
    'work: /new',
    'login: /login',
    'knowledgeProducts: /knowledge-products',
    'audaNepad: /auda-nepad',
    'apet: /apet',
    'cjed: /cjed',
    'auAi: /au-ai',
  ]);
});

test('the footer links to the lists of all kinds that members write, and to the directory', () => {
  expect(sectionLinks.map(({ to, label }) => `${label}: ${to}`)).toEqual([
    'footer.articles: /articles',
    'footer.events: /events',
    'footer.opportunities: /opportunities',
    'footer.products: /products',
    'footer.people: /people',
  ]);
});

test.each([
  ['/apet?a=b#c', '/login?next=%2Fapet%3Fa%3Db%23c'],
  ['/', '/login?next=%2F'],
  ['/login?next=%2Fapet', '/login'],
])('the sign-in link on the page %s is %s', (path, login) => {
  expect(loginTo(path)).toBe(login);
});

test("a member's path contains the username", () => {
  expect(profilePath('a/b')).toBe('/a%2Fb');
});
