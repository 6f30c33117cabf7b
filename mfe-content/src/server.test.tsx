/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createFakeData } from '@adp/shared-data/testing';
import { replaceReader } from './api/dataReader';
import { routes } from './routes';
import { samples, storedSample } from './testing/samples';
import { itemPath } from './paths';
import { TextProvider } from './text';

/** All modules of the app except the standalone entry. */
const modules = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|(^|\/)testing\//.test(file) && file !== 'standalone.tsx',
  )
  .sort();

test.each(modules)('%s can be imported without a window', (file) => {
  expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']);
  expect(() => jest.requireActual(join(__dirname, file))).not.toThrow();
});

test('the list of tested modules contains the modules of the app', () => {
  expect(modules).toContain('app.tsx');
  expect(modules.length).toBeGreaterThan(50);
});

test.each([
  ['/knowledge-products', 'Developing Africa through emerging technologies'],
  ['/articles', 'Articles'],
  ['/events', 'Events'],
  ['/opportunities', 'Opportunities'],
  ['/products', 'Products'],
  ['/map/events?country=KE', 'Events by country'],
  ['/map/people', 'People by country'],
  ['/dates?month=2026-12', 'Calendar'],
  [itemPath('article', samples.article.id), samples.article.title],
])('a server renders %s with its heading', async (path, heading) => {
  const documents = { [`articles/${samples.article.id}`]: storedSample('article') };
  replaceReader(createFakeData({ documents }).reader);
  const pages = routes.map(({ path: pattern, lazy, loader = () => null }) => ({ path: pattern, lazy, loader }));
  const { query, dataRoutes } = createStaticHandler(pages);
  const context = await query(new Request(`https://site.example${path}`));
  if (context instanceof Response) throw new Error(`${path} is no page`);
  const router = createStaticRouter(dataRoutes, context);
  const { prelude } = await prerenderToNodeStream(
    <TextProvider>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </TextProvider>,
    // Disable streaming in chunks, as in the shell's `renderPage`, so that the HTML is complete without scripts.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await text(prelude);
  expect(html).not.toContain('aria-busy="true"');
  if (['/knowledge-products', '/articles'].includes(path)) expect(html).toContain(samples.article.title);
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(heading);
});

test('on a server, a search in the URL of a list redirects to the search page', async () => {
  const list = routes.find(({ path }) => path === '/events');
  const request = new Request('https://site.example/events?q=+drones&in=article&after=2');
  const loader = list?.loader as (args: { readonly request: Request }) => Promise<Response>;
  const { status, headers } = await loader({ request });
  expect([status, headers.get('location')]).toEqual([302, '/search?q=drones&in=article']);
});
