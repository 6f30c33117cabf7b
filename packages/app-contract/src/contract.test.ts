/** @jest-environment node */
import { type AppRoute, CONTRACT_VERSION, getPageTraits, parseAppModule } from './index';

const page = { path: '/apet', lazy: () => Promise.resolve({ Component: () => null }) };
const valid = {
  contract: CONTRACT_VERSION,
  app: 'mfe_tiny',
  build: 'b-0123456789',
  Frame: ({ children }: { children: unknown }) => children,
  routes: { default: [page] },
};
const withPage = (fields: object) => ({ ...valid, routes: { default: [{ ...page, ...fields }] } });

test('returns a valid module unchanged', () => {
  expect(parseAppModule(valid)).toBe(valid);
});

test('a page in any layout may have a loader, middleware and parameter validation, and the module may have a prepare function', () => {
  const full = { ...page, loader: () => null, requires: { middleware: ['auth'], accepts: () => true } };
  const module = {
    ...valid,
    prepare: () => Promise.resolve(),
    routes: { default: [full], header: [full], cta: [full], none: [full] },
  };
  expect(parseAppModule(module)).toBe(module);
});

test('a module may leave a layout without pages and may have additional fields', () => {
  const module = { ...valid, routes: {}, note: 'ours' };
  expect(parseAppModule(module)).toBe(module);
});

test.each<[string, unknown, RegExp]>([
  ['nothing at all', undefined, /Expected Object but received undefined/],
  ['null', null, /Expected Object but received null/],
  ['a text', 'routes', /Expected Object but received "routes"/],
  ['another contract version', { ...valid, contract: CONTRACT_VERSION + 1 }, /contract: .*Expected 1 but received 2/],
  ['no contract version', { ...valid, contract: undefined }, /contract: /],
  ['no name', { ...valid, app: undefined }, /app: .*Expected string/],
  ['a build id that is not a string', { ...valid, build: 7 }, /build: .*Expected string but received 7/],
  ['a Frame that is not a component', { ...valid, Frame: 'div' }, /Frame: a component/],
  ['a prepare that is not a function', { ...valid, prepare: true }, /prepare: .*Expected Function/],
  ['no routes', { ...valid, routes: undefined }, /routes: /],
  ['a layout that the site does not have', { ...valid, routes: { wide: [page] } }, /routes\.wide: /],
  ['routes that are not a list', { ...valid, routes: { default: page } }, /routes\.default: .*Expected Array/],
  ['a path without its slash', withPage({ path: 'apet' }), /routes\.default\.0\.path: a route path begins with \//],
  ['a page that is not lazy', withPage({ lazy: undefined }), /routes\.default\.0\.lazy: .*Expected Function/],
  ['a loader that is not a function', withPage({ loader: {} }), /routes\.default\.0\.loader: .*Expected Function/],
  [
    'middleware that is no list',
    withPage({ requires: { middleware: 'auth' } }),
    /requires\.middleware: .*Expected Array/,
  ],
  [
    'middleware that is not named',
    withPage({ requires: { middleware: [() => null] } }),
    /requires\.middleware\.0: .*Expected string/,
  ],
  [
    'a validation that is no function',
    withPage({ requires: { accepts: false } }),
    /requires\.accepts: .*Expected Function/,
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
    ['a page that needs scripts', { requires: { needsScript: 'writing' } }, unlisted],
    ['a page for members', { requires: { middleware: ['auth'], identity: true } }, hidden],
    ['a page that signs in', { requires: { identity: true } }, { ...hidden, offline: false }],
    ['a page that declares otherwise', { sitemap: false, offline: false }, { ...unlisted, offline: false }],
    ['a private page', { private: true }, hidden],
    ['a page for members that declares itself public', { private: false, requires: { middleware: ['auth'] } }, listed],
  ])('%s has the expected defaults and declared properties', (_, fields, expected) => {
    expect(getPageTraits({ ...page, ...fields })).toEqual(expected);
  });

  test('must be declared as true or false', () => {
    expect(() => parseAppModule(withPage({ sitemap: 'no' }))).toThrow(/sitemap: /);
    expect(parseAppModule(withPage({ sitemap: false, private: true, offline: false }))).toBeTruthy();
  });
});
