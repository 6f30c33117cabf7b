/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRoutes } from '../publish';
import { checkBuiltApp, loadBuiltApp } from './index';

const build = 'b-0123456789';
const manifest = {
  contract: 2,
  app: 'mfe_tiny',
  build,
  container: 'mfe_tiny_b_0123456789',
  entry: `${build}/entry.js`,
  requires: {
    react: '19.3.1',
    'react-dom': '19.3.1',
    'react-router-dom': '7.18.6',
    '@lingui/core': '5.9.5',
    '@adp/app-contract': '1.1.0',
  },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tiny-app-'));
  mkdirSync(join(folder, build));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Tiny {
  readonly path?: string;
  readonly build?: string;
  readonly app?: string;
  /** Code that runs while the exposed module is imported. */
  readonly atImport?: string;
  /** Code that runs in the page's `lazy` function. */
  readonly inLazy?: string;
  readonly component?: string;
  readonly manifest?: object;
}

/** Writes the files of a built app in the format that webpack produces. */
function write(tiny: Tiny = {}): string {
  writeFileSync(
    join(folder, build, 'entry.js'),
    `var ${manifest.container} = (() => {
      let scope;
      const load = (file) => new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.src = 'http://app.invalid/${build}/' + file;
        script.onload = resolve;
        document.head.appendChild(script);
      });
      const module = async () => {
        ${tiny.atImport ?? ''}
        const react = (await Object.values(scope.react)[0].get())();
        return {
          contract: 2,
          app: '${tiny.app ?? 'mfe_tiny'}',
          build: '${tiny.build ?? build}',
          Frame: ({ children }) => children,
          routes: [{
              path: '${tiny.path ?? '/tiny/page'}',
              lazy: async () => {
                ${tiny.inLazy ?? ''}
                return { Component: ${tiny.component ?? "() => react.createElement('h1', null, 'Tiny')"} };
              },
            }],
        };
      };
      return { init: (given) => { scope = given; }, get: async () => { const app = await module(); return () => ({ app }); } };
    })();`,
  );
  const integrity = { 'entry.js': hash('entry.js') };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, integrity, ...tiny.manifest }));
  return folder;
}

const hash = (file: string) =>
  `sha256-${createHash('sha256')
    .update(readFileSync(join(folder, build, file)))
    .digest('base64')}`;

test('a valid app has no errors', async () => {
  await expect(checkBuiltApp(write(), ['/tiny'])).resolves.toEqual([]);
});

test("accepts a page whose path equals the app's prefix", async () => {
  await expect(checkBuiltApp(write({ path: '/tiny' }), ['/other', '/tiny'])).resolves.toEqual([]);
});

test("accepts another bundler's federation runtime, which checks whether it runs in a browser", async () => {
  const isBrowser = "typeof window !== 'undefined' && typeof window.document !== 'undefined'";
  const atImport = `if (!(${isBrowser})) throw new Error('no browser'); window.document.querySelector('script');`;
  await expect(checkBuiltApp(write({ atImport }), ['/tiny'])).resolves.toEqual([]);
});

test.each(['/other', '/tinyness'])("rejects a page at %s, outside the app's prefixes", async (path) => {
  await expect(checkBuiltApp(write({ path }), ['/tiny'])).resolves.toEqual([
    `${path} is outside the app's prefixes (/tiny)`,
  ]);
});

test('rejects a module with another build id than the manifest', async () => {
  await expect(checkBuiltApp(write({ build: 'b-9999999999' }), ['/tiny'])).resolves.toEqual([
    `the module is of build b-9999999999, the manifest of ${build}`,
  ]);
});

test('rejects a module with another app name than the manifest', async () => {
  await expect(checkBuiltApp(write({ app: 'mfe_other' }), ['/tiny'])).resolves.toEqual([
    "the module's name is mfe_other, the manifest's is mfe_tiny",
  ]);
});

test.each([
  ['the window', 'window.innerWidth;', 'window.innerWidth is used while a module is imported'],
  ['the document', 'document.body;', 'document.body is used while a module is imported'],
  ['the document through the window', 'window.document.cookie;', 'document.cookie is used while a module is imported'],
  ['the address', 'window.location.href;', 'location.href is used while a module is imported'],
  ['the storage', "localStorage.getItem('x');", 'localStorage is not defined'],
  ['the network', "fetch('/x');", 'fetch is not defined'],
])('rejects a module that uses %s while being imported', async (_, atImport, fault) => {
  await expect(checkBuiltApp(write({ atImport }), ['/tiny'])).resolves.toEqual([expect.stringContaining(fault)]);
});

test('rejects a page without a component', async () => {
  await expect(checkBuiltApp(write({ component: 'undefined' }), ['/tiny'])).resolves.toEqual([
    '/tiny/page has no component',
  ]);
});

test('rejects a page whose chunk is missing, and names the file', async () => {
  const errors = await checkBuiltApp(write({ inLazy: "await load('page.js');" }), ['/tiny']);
  expect(errors).toEqual([expect.stringMatching(/no such file.*page\.js/)]);
});

test('accepts an app that was built against fewer packages than the site shares', async () => {
  await expect(checkBuiltApp(write({ manifest: { requires: { react: '19.3.1' } } }), ['/tiny'])).resolves.toEqual([]);
});

test('rejects an entry that sets no container', async () => {
  write();
  writeFileSync(join(folder, build, 'entry.js'), 'var somethingElse = 1;');
  await expect(checkBuiltApp(folder, ['/tiny'])).resolves.toEqual([
    `${build}/entry.js sets no container ${manifest.container}`,
  ]);
});

describe('hashes', () => {
  const fault = (text: string) => `${build}/${text}`;

  test('may be in integrity.json if the manifest has the hash of that file', async () => {
    write();
    writeFileSync(join(folder, build, 'page.css'), '');
    const list = { 'page.css': hash('page.css'), 'entry.js': hash('entry.js') };
    writeFileSync(join(folder, build, 'integrity.json'), JSON.stringify(list));
    const integrity = { 'integrity.json': hash('integrity.json') };
    await expect(checkBuiltApp(write({ manifest: { integrity } }), ['/tiny'])).resolves.toEqual([]);
  });

  test('are required for scripts, style sheets and integrity.json', async () => {
    for (const file of ['page.js', 'page.css', 'font.woff2', 'integrity.json'])
      writeFileSync(join(folder, build, file), '{}');
    await expect(checkBuiltApp(write(), ['/tiny'])).resolves.toEqual([
      fault('integrity.json is not listed with a hash'),
      fault('page.css is not listed with a hash'),
      fault('page.js is not listed with a hash'),
    ]);
  });

  test('must match the files', async () => {
    const integrity = { 'entry.js': `sha384-${'A'.repeat(64)}` };
    await expect(checkBuiltApp(write({ manifest: { integrity } }), ['/tiny'])).resolves.toEqual([
      fault('entry.js has another hash than the one listed'),
    ]);
  });
});

test('rejects an invalid manifest', async () => {
  const errors = await checkBuiltApp(write({ manifest: { build: 'latest' } }), ['/tiny']);
  expect(errors).toEqual([expect.stringContaining('the manifest does not match the contract: build')]);
});

test('records the files that a page requests', async () => {
  write({ inLazy: "await load('page.js');" });
  writeFileSync(join(folder, build, 'page.js'), '');
  const { module, files } = await loadBuiltApp(folder);
  expect(files()).toEqual([`${build}/entry.js`]);
  await module.routes[0]?.lazy();
  expect(files()).toEqual([`${build}/entry.js`, `${build}/page.js`]);
});

describe('a page that never loads', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  test.each([
    ['is an error that names its route', () => checkBuiltApp(folder, ['/tiny'])],
    [
      'ends the search for routes with an error that names its route',
      () => findRoutes(folder, '').catch((error: Error) => [error.message]),
    ],
  ])('%s, after 10 s', async (_, run) => {
    write({ inLazy: 'await new Promise(() => undefined);' });
    const errors = run();
    await jest.advanceTimersByTimeAsync(9_900);
    await jest.advanceTimersByTimeAsync(100);
    await expect(errors).resolves.toEqual(['the page /tiny/page did not load within 10 s']);
  });

  test('is reported differently from a routes module that never loads', async () => {
    write({ atImport: 'await new Promise(() => undefined);' });
    const errors = checkBuiltApp(folder, ['/tiny']);
    await jest.advanceTimersByTimeAsync(10_000);
    await expect(errors).resolves.toEqual(['the module ./routes did not load within 10 s']);
  });
});
