/** @jest-environment node */
import { getPageTraits } from '@adp/app-contract';
import { app } from './app';
import { paths } from './paths';
import { programmes } from './programmes';
import { editRoutes, routes } from './routes';

test('the app has the expected paths', () => {
  expect(Object.entries(paths).map(([name, path]) => `${name}: ${path}`)).toEqual([
    'about: /about',
    'openData: /about/open-data',
    'timeline: /timeline',
    'download: /download',
    'privacy: /privacy',
    'terms: /terms',
    'audaNepad: /auda-nepad',
    'audaNepadObjectives: /auda-nepad/objectives',
    'apet: /apet',
    'apetAreasOfFocus: /apet/areas-of-focus',
    'cjed: /cjed',
    'auAi: /au-ai',
    'auAiObjectives: /au-ai/objectives',
    'ivm: /ivm',
  ]);
});

test('every path has exactly one route', () => {
  const offered = routes.map(({ path }) => path);
  expect([...offered].sort()).toEqual(Object.values(paths).sort());
});

test.each(['/apet/objectives', '/cjed/objectives', '/ivm/areas-of-focus', '/auda-nepad/areas-of-focus'])(
  'no route has the path %s, because its programme has no such sub-page',
  (path) => {
    expect(routes.map((route) => route.path)).not.toContain(path);
  },
);

test('no route has a parameter, so every other path is a 404', () => {
  expect(routes.filter(({ path }) => /[:*]/.test(path))).toEqual([]);
});

test('pages have the layout with the call to action, and edit forms have the layout with a header only', () => {
  expect(app.routes).toEqual([...routes, ...editRoutes]);
  expect(routes.filter(({ layout }) => layout !== 'cta')).toEqual([]);
  expect(editRoutes.filter(({ layout }) => layout !== 'header')).toEqual([]);
  expect(editRoutes.map(({ path }) => path)).toEqual([
    '/about/edit',
    '/auda-nepad/edit',
    '/apet/edit',
    '/cjed/edit',
    '/au-ai/edit',
    '/ivm/edit',
  ]);
});

test('every page is in the sitemap, and the edit forms are private', () => {
  expect(routes.filter((route) => !getPageTraits(route).sitemap)).toEqual([]);
  expect(editRoutes.filter((route) => !getPageTraits(route).private)).toEqual([]);
});

test("the app's module has its name and build", () => {
  expect([app.contract, app.app, app.build]).toEqual([2, 'mfe_programmes', 'b-0000000000']);
});

test("a sub-page path starts with its programme's path", () => {
  const entries = Object.values(programmes).flatMap((entry) =>
    'subPage' in entry ? [[entry.path, entry.subPage.path]] : [],
  );
  expect(entries).toHaveLength(3);
  expect(entries.filter(([path = '', subPath = '']) => !subPath.startsWith(`${path}/`))).toEqual([]);
});
