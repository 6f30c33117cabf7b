/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router-dom';
import { SiteConfigProvider } from './config/SiteConfigContext';
import { describeError } from './features/errors/describeError';
import { LoadingPage } from './layouts/LoadingPage';
import { AppLoadError } from './remotes/AppLoadError';
import { comingSoonRoutes, shellRoutes } from './router/routes';
import { TextProvider } from './text';

const programmes = { name: 'mfe_programmes', origin: 'https://p.example', owns: ['/apet'] };
const content = { name: 'mfe_content', origin: null, owns: ['/articles', '/new'] };
const account = { name: 'mfe_account', origin: 'https://a.example', owns: ['/login'] };
const config = { apps: [programmes, content, account], social: { x: 'https://x.example/org' } };

/**
 * Entry points that are excluded. The test imports every other module of the shell, except the service worker, which is a separate script.
 */
const starts = ['main.tsx', 'developer.tsx'];
const elsewhere = /\.test\.tsx?$|\.d\.ts$|^testing\/|^offline\/worker\//;

const modules = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !elsewhere.test(file) && !starts.includes(file))
  .sort();

test.each(modules)('%s can be imported without a window', (file) => {
  expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']);
  expect(() => jest.requireActual(join(__dirname, file))).not.toThrow();
});

test('the list of tested modules contains the modules of the shell', () => {
  expect(modules).toContain('remotes/loadEntry.ts');
  expect(modules.length).toBeGreaterThan(40);
});

const around = (page: ReactNode) => (
  <TextProvider>
    <SiteConfigProvider value={config}>{page}</SiteConfigProvider>
  </TextProvider>
);

/** Returns the HTML of `path` on a site with the given pages by layout. */
async function toHtml(
  path: string,
  pages: Readonly<Record<string, RouteObject[]>> = {},
  basename = '/',
): Promise<string> {
  const routes = shellRoutes();
  for (const layout of routes[0]?.children ?? []) {
    const children = pages[layout.id?.replace('layout:', '') ?? ''];
    if (children) Object.assign(layout, { children });
  }
  const { query, dataRoutes } = createStaticHandler(routes, { basename });
  const context = await query(new Request(`https://site.example${path}`));
  if (context instanceof Response) throw new Error(`${path} leads to ${context.headers.get('location') ?? ''}`);
  return renderToString(
    around(<StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} />),
  );
}

const headings = (html: string) => [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text);

const page = { path: '/page', element: <h1>A page</h1> };

test.each([
  ['default', ['header', 'main', 'footer']],
  ['header', ['header', 'main']],
  ['cta', ['header', 'main', 'aside', 'footer']],
  ['none', ['main']],
])('the layout %s is rendered on a server with all of its parts', async (layout, parts) => {
  const html = await toHtml('/page', { [layout]: [page] });
  expect(headings(html)).toEqual(['A page']);
  expect([...html.matchAll(/<(header|main|aside|footer)\b/g)].map(([, part]) => part)).toEqual(parts);
});

test.each([
  ['/articles', 'Articles: coming soon'],
  ['/new/article', 'Coming soon'],
])('%s is rendered on a server', async (path, title) => {
  expect(headings(await toHtml(path, { default: comingSoonRoutes(content) }))).toEqual([title]);
});

test('the HTML of a page contains the menu and its entries', async () => {
  const html = await toHtml('/page', { default: [page] });
  expect(html).toContain('href="/knowledge-products"');
  expect(html).toContain('href="https://x.example/org"');
});

test.each([
  ['/', '/page?a=b', '/login'],
  ['/fr', '/fr/page?a=b', '/fr/login'],
])("the sign-in link on %s keeps the page's language and leads back to the page", async (base, path, login) => {
  const html = await toHtml(path, { default: [page] }, base);
  expect(/href="([^"]*login[^"]*)"/.exec(html)?.[1]).toBe(`${login}?next=${encodeURIComponent('/page?a=b')}`);
});

test('the path / redirects before anything is rendered', async () => {
  await expect(toHtml('/')).rejects.toThrow('/ leads to /knowledge-products');
});

test('the loading page is rendered on a server', async () => {
  const html = await toHtml('/page', { none: [{ path: '/page', element: <LoadingPage /> }] });
  expect(html).toContain('aria-busy="true"');
});

test('a failed app is not described as offline on a server, where `navigator.onLine` is undefined', () => {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { userAgent: 'Node.js/22' } });
  try {
    expect(describeError(new AppLoadError('mfe_tiny', 'manifest', 'no answer')).kind).toBe('down');
  } finally {
    Reflect.deleteProperty(globalThis, 'navigator');
  }
});
