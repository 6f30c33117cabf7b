/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from './routes';
import { TextProvider } from './text';

/** Every module of the app, except the entry that runs the app on its own in a browser. */
const modules = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|^testing\//.test(file) && file !== 'standalone.tsx',
  )
  .sort();

test.each(modules)('%s can be imported without a window', (file) => {
  expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']);
  expect(() => jest.requireActual(join(__dirname, file))).not.toThrow();
});

test('the list of tested modules contains the modules of the app', () => {
  expect(modules).toContain('app.tsx');
  expect(modules.length).toBeGreaterThan(20);
});

// Nothing is published, so that the pages show the copy in the app's sources.
beforeEach(() => {
  const fetch = (url: string) => {
    const isPage = url.startsWith('/api/v1/programme-pages/');
    return Promise.resolve(Response.json({ page: null }, { status: isPage ? 200 : 404 }));
  };
  Object.assign(globalThis, { fetch });
});

test.each([
  ['/about', 'About this site'],
  ['/about/open-data', 'Open data'],
  ['/timeline', 'Timeline'],
  ['/download', 'Download'],
  ['/privacy', 'Privacy notice'],
  ['/terms', 'Terms of use'],
  ['/auda-nepad', 'AUDA-NEPAD'],
  ['/auda-nepad/objectives', 'Objectives'],
  ['/apet', 'APET'],
  ['/apet/areas-of-focus', 'Areas of focus'],
  ['/cjed', 'CJED'],
  ['/au-ai', 'AU-AI'],
  ['/au-ai/objectives', 'Objectives'],
  ['/ivm', 'IVM'],
])('%s is rendered on a server with its heading', async (path, heading) => {
  const html = await render(path);
  const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? [];
  expect(title.replaceAll(/<[^>]*>/g, '')).toContain(heading);
  expect(html).toContain(`<title>`);
});

async function render(path: string): Promise<string> {
  const pages = routes.map(({ path: pattern, lazy, loader = () => null }) => ({ path: pattern, lazy, loader }));
  const { query, dataRoutes } = createStaticHandler(pages);
  const context = await query(new Request(`https://site.example${path}`));
  if (context instanceof Response) throw new Error(`${path} is no page`);
  const { prelude } = await prerenderToNodeStream(
    <TextProvider>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </TextProvider>,
  );
  return text(prelude);
}

test('without JavaScript, a programme page links to its numbers as tables', async () => {
  const html = await render('/apet');
  for (const property of ['kind', 'year', 'language'])
    expect(html).toContain(`href="/embed/chart/${property}?programme=apet"`);
});

test('the list of rendered pages is complete', () => {
  expect(routes).toHaveLength(14);
});
