/** @jest-environment node */
import { renderPages } from './renderPages';

const apps = [
  { name: 'mfe_programmes', origin: 'https://programmes.example', owns: ['/apet'] },
  { name: 'mfe_account', origin: 'https://account.example', owns: ['/people'] },
  { name: 'mfe_later', origin: null, owns: ['/later'] },
];
const registry = { apps, social: {} };
const google = 'https://firebasehosting.googleapis.com';
const shell = {
  build: 'b-0123456789',
  js: ['shell.js'],
  css: ['shell.css'],
  fonts: [],
  identity: [],
  developer: { js: ['developer.js'], css: ['developer.css'] },
  integrity: { 'shell.js': 'sha256-shell', 'developer.js': 'sha256-developer' },
};
const hosting = { project: 'example', api: google, sites: { 'mfe-programmes': 'example-programmes' } };

type Options = Parameters<typeof renderPages>[0];

function pages(site: Partial<Options['site']> = {}, build: Options['shell'] = shell) {
  return renderPages({
    site: { origin: 'https://site.example', registry, hosting, ...site },
    locale: 'en',
    shell: build,
    readFile: (file) => `/* ${file} */`,
    routes: [{ path: '/apet', hints: [{ as: 'script', href: 'https://programmes.example/b-1/entry.js' }] }],
  });
}

const page = (site?: Partial<Options['site']>) => pages(site).get('/-/apps.html') ?? '';
const settings = (html: string) => JSON.parse(/id="developer">(.*?)<\/script>/.exec(html)?.[1] ?? '');
const directive = (html: string, name: string) => new RegExp(`${name} ([^;"]*)`).exec(html)?.[1]?.split(' ');

test('the page for developers has its own script and styles, and does not start the site', () => {
  const scripts = [...page().matchAll(/<script[^>]* src="([^"]*)" integrity="([^"]*)"/g)].map(([, ...parts]) => parts);
  expect(scripts).toEqual([
    ['/b-0123456789/developer.js', 'sha256-developer'],
    // The retry URL is used only if the first request fails.
    ['/b-0123456789/developer.js?retry', 'sha256-developer'],
  ]);
  expect(page()).toContain('<style>/* developer.css */</style>');
  expect(page()).not.toContain('<link rel="preload"');
});

test('the page with all components has the same document', () => {
  expect(pages().get('/-/design.html')).toBe(page());
});

test('the page for developers is excluded from search engines, and no other page links to it', () => {
  expect(page()).toContain('<meta name="robots" content="noindex">');
  for (const [path, text] of pages())
    if (!path.startsWith('/-/') && path.endsWith('.html')) expect(text).not.toMatch(/noindex|developer|\/-\//);
});

test('the page for developers allows builds of this machine and of preview channels, and other pages do not', () => {
  const wide = ['http://127.0.0.1:*', 'http://localhost:*', 'https://*.web.app'];
  for (const name of ['script-src', 'style-src', 'img-src'])
    expect(directive(page(), name)).toEqual(expect.arrayContaining(wide));
  expect(directive(page(), 'connect-src')).toEqual(
    expect.arrayContaining([...wide, 'ws://127.0.0.1:*', 'ws://localhost:*']),
  );
  expect(directive(page(), 'frame-src')).toEqual(["'self'"]);
  expect(settings(page()).wide).toEqual([...wide, 'ws://127.0.0.1:*', 'ws://localhost:*']);
  for (const path of ['/index.html', '/apet.html']) expect(pages().get(path)).not.toMatch(/127\.0\.0\.1|web\.app/);
});

test("the preview channels belong to each app's site in Hosting", () => {
  expect(settings(page()).previews).toEqual({
    mfe_programmes: ['https://example-programmes--', '.web.app'],
    mfe_account: ['https://mfe-account--', '.web.app'],
  });
});

test("the local platform's preview channels are local host names", () => {
  const local = [{ ...apps[0], name: 'mfe_programmes', origin: 'http://127.0.0.1:4201', owns: ['/apet'] }];
  const html = page({
    registry: { apps: local, social: {} },
    hosting: { project: 'demo', api: 'http://127.0.0.1:4200', sites: {} },
  });
  expect(settings(html).previews).toEqual({ mfe_programmes: ['http://mfe-programmes--', '.localhost:4201'] });
  expect(directive(html, 'script-src')).toEqual(expect.arrayContaining(['http://*.localhost:*']));
  expect(html).not.toContain('web.app');
});

test('a site without Hosting has no preview channels', () => {
  const site = { origin: 'https://site.example', registry };
  const html = renderPages({ site, locale: 'en', shell, readFile: () => '', routes: [] }).get('/-/apps.html') ?? '';
  expect(settings(html)).toEqual({
    previews: {},
    wide: ['http://127.0.0.1:*', 'http://localhost:*', 'ws://127.0.0.1:*', 'ws://localhost:*'],
  });
});

test('an older shell after a rollback has no page for developers', () => {
  const { js, css, fonts, identity, integrity } = shell;
  expect(pages({}, { build: 'b-1111111111', js, css, fonts, identity, integrity }).has('/-/apps.html')).toBe(false);
});
