/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OpenedShell } from './openShell';
import { renderPages } from './renderPages';

const paths = ['/', '/events', '/events/new', '/sign-in', '/events/:id', '/:username'];
const routes = paths.map((path) => ({ path, isPrivate: path === '/sign-in' }));
/** Pages with their status and HTML. */
const pages: Readonly<Record<string, readonly [status: number, html: string]>> = {
  '/': [200, '<a class="x" href="/events?page=2">Events</a> <a href="https://elsewhere.example/events/9">'],
  '/events': [
    200,
    '<a href="/fr">Français</a><a href="/feed.xml">Feed</a><a href="/sign-in">Sign in</a><a href="/events/new">New</a><a href="/events/1#top">One</a><a href="/events/2">Two</a>',
  ],
  '/events/new': [200, '<a href="/amina">Amina</a>'],
  '/events/1': [500, ''],
  '/amina': [200, ''],
};

let server: Server;
let requested: string[];
beforeEach(async () => {
  requested = [];
  server = createServer(({ url = '' }, response) => {
    requested.push(url);
    const [status, html] = pages[url] ?? [404, ''];
    response.writeHead(status, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

/** Returns a shell whose rendering of `failing` throws. */
function openTiny(failing?: string): OpenedShell {
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    listRoutes: () => Promise.resolve(routes),
    takeErrors: () =>
      requested.at(-1) === failing ? [{ app: 'mfe_tiny', route: failing, reason: 'x is not a function' }] : [],
    close: () => Promise.resolve(),
  };
}

test('renders each public route, and an example of each route with parameters from the links of other pages', async () => {
  const rendered = await renderPages(openTiny());
  expect(rendered.paths).toEqual(['/', '/events', '/events/new', '/events/1', '/amina']);
  expect(requested).toEqual(rendered.paths);
});

test('reports error statuses and pages that cannot be rendered', async () => {
  const { problems } = await renderPages(openTiny('/events'));
  expect(problems).toEqual([
    { path: '/events', reason: 'it cannot be rendered: x is not a function' },
    { path: '/events/1', reason: 'its status is 500' },
  ]);
});

test('renders only the given pages, for the comparison with the live shell', async () => {
  expect(await renderPages(openTiny(), ['/events/1'])).toEqual({
    paths: ['/events/1'],
    problems: [{ path: '/events/1', reason: 'its status is 500' }],
  });
});
