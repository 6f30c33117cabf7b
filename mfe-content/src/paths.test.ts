import { app } from './app';
import { kinds } from './lib/kinds';
import { authorPath, itemPath, listPath, paths } from './paths';
import { routes } from './routes';

test('every URL of the app', () => {
  expect(Object.entries(paths).map(([name, path]) => `${name}: ${path}`)).toEqual([
    'knowledgeProducts: /knowledge-products',
    'knowledgeProduct: /knowledge-products/:id',
    'articles: /articles',
    'article: /articles/:id',
    'events: /events',
    'event: /events/:id',
    'opportunities: /opportunities',
    'opportunity: /opportunities/:id',
    'products: /products',
    'product: /products/:id',
  ]);
});

test('the table of pages offers exactly these URLs, each once', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual(Object.values(paths).sort());
});

test.each(kinds)('a %s has a page below the list of its kind', (kind) => {
  expect(itemPath(kind, 'a-1')).toBe(`${listPath(kind)}/a-1`);
  expect(Object.values<string>(paths)).toContain(`${listPath(kind)}/:id`);
});

test('an id cannot lead out of its list', () => {
  expect(itemPath('article', '../login?x=1#y')).toBe('/articles/..%2Flogin%3Fx%3D1%23y');
});

test.each([
  ['sample-author', '/sample-author'],
  ['former-member', undefined],
  ['/evil.example', '/%2Fevil.example'],
  ['javascript:alert(1)', '/javascript%3Aalert(1)'],
])('the author %s has the profile %s', (username, path) => {
  expect(authorPath(username)).toBe(path);
});

test.each([
  ['a', true],
  ['Zb3_-9', true],
  ['x'.repeat(128), true],
  ['x'.repeat(129), false],
  ['', false],
  ['a b', false],
  ['a/b', false],
  ['..', false],
  ['<script>', false],
  ['عنوان', false],
  [undefined, false],
])('the id %j is one that an item can have: %s', (id, accepted) => {
  const details = routes.filter(({ path }) => path.endsWith('/:id'));
  expect(details).toHaveLength(5);
  expect(details.map(({ requires }) => requires?.accepts?.({ id }))).toEqual(details.map(() => accepted));
});

test('every page stands in the default layout', () => {
  expect(app.routes).toEqual({ default: routes });
});

test('the app says who it is and of which build', () => {
  expect([app.contract, app.app, app.build]).toEqual([1, 'mfe_content', 'b-0000000000']);
});
