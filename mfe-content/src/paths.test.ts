import { getPageTraits } from '@adp/app-contract';
import { app } from './app';
import { isItemId, kinds, writtenKinds } from './lib/kinds';
import { authorPath, editPath, itemPath, listPath, mapLists, mapPath, paths, writePath } from './paths';
import { routes, writingRoutes } from './routes';

test('the app has exactly these pages, without duplicates', () => {
  expect([...routes, ...writingRoutes].map(({ path }) => path)).toEqual([
    ...['/knowledge-products', '/knowledge-products/:id', '/articles', '/articles/:id', '/events', '/events/:id'],
    ...['/opportunities', '/opportunities/:id', '/products', '/products/:id'],
    ...['/map/events', '/map/opportunities', '/map/products', '/map/people', '/dates', '/search', '/new'],
    ...['/new/article', '/articles/:id/edit', '/articles/:id/translate'],
    ...['/new/event', '/events/:id/edit', '/events/:id/translate'],
    ...['/new/opportunity', '/opportunities/:id/edit', '/opportunities/:id/translate'],
    ...['/new/product', '/products/:id/edit', '/products/:id/translate'],
    ...['/new/knowledge-product', '/knowledge-products/:id/edit', '/knowledge-products/:id/translate'],
  ]);
});

test('lists are in the sitemap, and pages for writing are not indexed', () => {
  expect(routes.filter((route) => getPageTraits(route).sitemap).map(({ path }) => path)).toEqual([
    ...kinds.map(listPath),
    ...mapLists.map(mapPath),
    paths.calendar,
  ]);
  const open = [...routes, ...writingRoutes].filter((route) => !getPageTraits(route).private).map(({ path }) => path);
  expect(open).toEqual([
    ...kinds.flatMap((kind) => [listPath(kind), `${listPath(kind)}/:id`]),
    ...mapLists.map(mapPath),
    paths.calendar,
    paths.search,
  ]);
});

test.each(writtenKinds)('a %s has separate URLs for writing and changing it', (kind) => {
  const segment = kind === 'knowledgeProduct' ? 'knowledge-product' : kind;
  expect(writePath(kind)).toBe(`/new/${segment}`);
  expect(writePath(kind, 'a-1')).toBe(`/new/${segment}?draft=a-1`);
  expect(editPath(kind, 'a-1')).toBe(`${listPath(kind)}/a-1/edit`);
  expect(editPath(kind, '../x', 'b&c')).toBe(`${listPath(kind)}/..%2Fx/edit?draft=b%26c`);
});

test('visitors can write a new item, but only members can change an item', () => {
  const open = writingRoutes.filter(({ access }) => access !== 'members');
  expect(open.map(({ path }) => path)).toEqual(writtenKinds.map((kind) => writePath(kind)));
});

test.each(kinds)('the URL of a %s is below the list of its kind', (kind) => {
  expect(itemPath(kind, 'a-1')).toBe(`${listPath(kind)}/a-1`);
  expect(routes.map(({ path }) => path)).toContain(`${listPath(kind)}/:id`);
});

test.each([
  ['a-1', true],
  ['__x__', false],
  ['%E0%A4%A', false],
  ['a'.repeat(129), false],
  [undefined, false],
])('%s is a valid item id: %s', (id, isOne) => {
  expect(isItemId(id)).toBe(isOne);
});

test('an id cannot lead to a path outside the list of its kind', () => {
  expect(itemPath('article', '../login?x=1#y')).toBe('/articles/..%2Flogin%3Fx%3D1%23y');
});

test.each([
  ['sample-author', '/sample-author'],
  ['former-member', undefined],
  ['/evil.example', '/%2Fevil.example'],
  ['javascript:alert(1)', '/javascript%3Aalert(1)'],
])('the path of the profile of %s is %s', (username, path) => {
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
])('the value %j is accepted as an item id: %s', (id, accepted) => {
  const details = routes.filter(({ path }) => path.endsWith('/:id'));
  expect(details).toHaveLength(5);
  expect(details.map(({ accepts }) => accepts?.({ id }))).toEqual(details.map(() => accepted));
});

test('pages for reading have the default layout, and pages for writing have only the header', () => {
  expect(app.routes).toEqual([...routes, ...writingRoutes]);
  expect(routes.filter(({ layout }) => layout !== undefined)).toEqual([]);
  expect(writingRoutes.filter(({ layout }) => layout !== 'header')).toEqual([]);
});

test('the app reports its name and build', () => {
  expect([app.contract, app.app, app.build]).toEqual([2, 'mfe_content', 'b-0000000000']);
});
