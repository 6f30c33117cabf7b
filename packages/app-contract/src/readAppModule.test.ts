/** @jest-environment node */
import { CONTRACT_VERSION, getPageTraits, readAppModule, type AppRoute } from './index';

const lazy = () => Promise.resolve({ Component: () => null });
const accepts = () => true;
const loader = () => null;
const page = { path: '/tiny', lazy };
const module1 = {
  contract: CONTRACT_VERSION,
  app: 'mfe_tiny',
  build: 'b-0123456789',
  prepare: () => Promise.resolve(),
  dispose: () => undefined,
  Frame: ({ children }: { children: unknown }) => children,
  routes: { default: [page] },
};
const withPage = (fields: object) => ({ ...module1, routes: { default: [{ ...page, ...fields }] } });

async function readPage(fields: object): Promise<AppRoute | undefined> {
  return (await readAppModule(withPage(fields))).routes[0];
}

test('a module of contract 2 is returned unchanged', async () => {
  const module = { ...module1, contract: 2, routes: [page] };
  await expect(readAppModule(module)).resolves.toBe(module);
});

test("a module of contract 1 gets a flat list of routes, and keeps the app's functions", async () => {
  const { routes, ...fields } = module1;
  const byLayout = { none: [{ ...page, path: '/tiny/a', loader }], default: [page], cta: [] };
  await expect(readAppModule({ ...fields, routes: byLayout })).resolves.toEqual({
    ...fields,
    contract: 2,
    routes: [
      { ...routes.default[0], layout: 'default', access: 'public' },
      { path: '/tiny/a', lazy, loader, layout: 'none', access: 'public' },
    ],
  });
});

const listed = { sitemap: true, private: false, offline: true };
const hidden = { sitemap: false, private: true, offline: true };

// The expected properties are those of contract 1.
test.each<[object, object, object]>([
  [{}, { access: 'public' }, listed],
  [{ requires: { accepts } }, { access: 'public', accepts }, listed],
  [{ requires: { middleware: ['auth'], identity: true } }, { access: 'members' }, hidden],
  [{ requires: { middleware: ['auth'] } }, { access: 'members' }, hidden],
  [{ requires: { identity: true } }, { access: 'signIn' }, { ...hidden, offline: false }],
  [
    { requires: { needsScript: 'writing' } },
    { access: 'public', needsScript: 'writing' },
    { ...listed, sitemap: false },
  ],
  [
    { requires: { middleware: ['auth'], identity: true, needsScript: 'writing' } },
    { access: 'members', needsScript: 'writing' },
    hidden,
  ],
  [{ private: true }, { access: 'personal' }, hidden],
  [{ private: true, requires: { identity: true } }, { access: 'signIn' }, { ...hidden, offline: false }],
  [
    { private: true, sitemap: true, offline: false },
    { access: 'personal' },
    { ...hidden, sitemap: true, offline: false },
  ],
  [{ sitemap: false }, { access: 'public' }, { ...listed, sitemap: false }],
])('a page of contract 1 with %j has the same meaning', async (fields, expected, traits) => {
  const route = await readPage(fields);
  expect(route).toEqual({ ...page, layout: 'default', ...expected, ...getDeclared(fields) });
  expect(route && getPageTraits(route)).toEqual(traits);
});

/** Returns the fields that the contracts have in common. */
function getDeclared(fields: { readonly sitemap?: boolean; readonly offline?: boolean }) {
  const { sitemap, offline } = fields;
  return { ...(sitemap !== undefined && { sitemap }), ...(offline !== undefined && { offline }) };
}

test.each<[string, unknown, RegExp]>([
  ['a layout that the site does not have', { ...module1, routes: { wide: [page] } }, /routes\.wide: /],
  ['routes of contract 2', { ...module1, routes: [page] }, /routes\.0: /],
  ['no name', { ...module1, app: undefined }, /app: /],
  ['a page that is not lazy', withPage({ lazy: undefined }), /routes\.default\.0\.lazy: .*Expected Function/],
  ['an unknown middleware', withPage({ requires: { middleware: ['admin'] } }), /middleware\.0: .*received "admin"/],
  ['middleware that is no list', withPage({ requires: { middleware: 'auth' } }), /middleware: .*Expected Array/],
  ['a validation that is no function', withPage({ requires: { accepts: false } }), /accepts: .*Expected Function/],
  ['traits that are not true or false', withPage({ private: 'no' }), /private: /],
])('a module of contract 1 is rejected with the reason: %s', async (_, value, message) => {
  await expect(readAppModule(value)).rejects.toThrow(/^the app's routes module does not match the contract: /);
  await expect(readAppModule(value)).rejects.toThrow(message);
});
