/** @jest-environment node */
import { accessNames, parseAppModule } from './contract';
import { type AppRoute, getPageTraits, layoutNames, needsIdentity } from './index';

const page = { path: '/apet', lazy: () => Promise.resolve({ Component: () => null }) };
const valid = {
  contract: 2,
  app: 'mfe_tiny',
  build: 'b-0123456789',
  Frame: ({ children }: { children: unknown }) => children,
  routes: [page],
};
const withPage = (fields: object) => ({ ...valid, routes: [{ ...page, ...fields }] });

test('returns a valid module unchanged', () => {
  expect(parseAppModule(valid)).toBe(valid);
});

test.each(layoutNames)(
  'a page in the layout "%s" may have a loader, validation of parameters and any access',
  (layout) => {
    const full = { ...page, layout, loader: () => null, accepts: () => true, needsScript: 'writing' };
    const routes = accessNames.map((access) => ({ ...full, access }));
    const module = { ...valid, prepare: () => Promise.resolve(), dispose: () => undefined, routes };
    expect(parseAppModule(module)).toBe(module);
  },
);

test('a module may have no pages and additional fields', () => {
  const module = { ...valid, routes: [], note: 'ours' };
  expect(parseAppModule(module)).toBe(module);
});

test.each<[string, unknown, RegExp]>([
  ['nothing at all', undefined, /Expected Object but received undefined/],
  ['null', null, /Expected Object but received null/],
  ['a text', 'routes', /Expected Object but received "routes"/],
  ['another contract version', { ...valid, contract: 3 }, /contract: .*Expected 2 but received 3/],
  ['no contract version', { ...valid, contract: undefined }, /contract: /],
  ['no name', { ...valid, app: undefined }, /app: .*Expected string/],
  ['a build id that is not a string', { ...valid, build: 7 }, /build: .*Expected string but received 7/],
  ['a Frame that is not a component', { ...valid, Frame: 'div' }, /Frame: a component/],
  ['a prepare that is not a function', { ...valid, prepare: true }, /prepare: .*Expected Function/],
  ['no routes', { ...valid, routes: undefined }, /routes: /],
  ['routes that are not a list', { ...valid, routes: { default: [page] } }, /routes: .*Expected Array/],
  ['a layout that the site does not have', withPage({ layout: 'wide' }), /routes\.0\.layout: /],
  ['a path without its slash', withPage({ path: 'apet' }), /routes\.0\.path: a route path begins with \//],
  ['a page that is not lazy', withPage({ lazy: undefined }), /routes\.0\.lazy: .*Expected Function/],
  ['a loader that is not a function', withPage({ loader: {} }), /routes\.0\.loader: .*Expected Function/],
  ['an unknown access', withPage({ access: 'admin' }), /routes\.0\.access: .*received "admin"/],
  ['a validation that is no function', withPage({ accepts: false }), /routes\.0\.accepts: .*Expected Function/],
  ['another reason for scripts', withPage({ needsScript: 'maps' }), /routes\.0\.needsScript: /],
  ['traits that are not true or false', withPage({ sitemap: 'no' }), /routes\.0\.sitemap: /],
  [
    'requirements as in contract 1, which would otherwise be ignored',
    withPage({ requires: { middleware: ['auth'] } }),
    /routes\.0\.requires: contract 2 has `access` instead/,
  ],
])('rejects %s with the reason', (_, value, message) => {
  expect(() => parseAppModule(value)).toThrow(/^the app's routes module does not match the contract: /);
  expect(() => parseAppModule(value)).toThrow(message);
});

describe('the properties of a page', () => {
  const listed = { sitemap: true, private: false, offline: true };
  const unlisted = { ...listed, sitemap: false };
  const hidden = { ...unlisted, private: true };

  test.each<[string, Partial<AppRoute>, object]>([
    ['a page', {}, listed],
    ['a page with parameters', { path: '/apet/:id' }, unlisted],
    ['a page that needs scripts', { needsScript: 'writing' }, unlisted],
    ['a page for members', { access: 'members' }, hidden],
    ['a page that signs in', { access: 'signIn' }, { ...hidden, offline: false }],
    ['a personal page', { access: 'personal' }, hidden],
    ['a page that declares otherwise', { sitemap: false, offline: false }, { ...unlisted, offline: false }],
    ['a page for members that declares otherwise', { access: 'members', sitemap: true }, { ...hidden, sitemap: true }],
  ])('%s has the expected defaults and declared properties', (_, fields, expected) => {
    expect(getPageTraits({ ...page, ...fields })).toEqual(expected);
  });
});

test('pages for members and pages to sign in need the sign-in code at once', () => {
  expect(accessNames.filter((access) => needsIdentity({ access }))).toEqual(['members', 'signIn']);
});
