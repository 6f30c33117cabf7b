/** @jest-environment node */
import { createHandler } from '../handler';
import type { RenderPage } from '../HandlerOptions';

const site = 'https://site.example';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1)';

/** Starts a site whose pages for crawlers are never complete. Other pages are complete at once. */
function start() {
  const rendered: string[] = [];
  const renderPage: RenderPage = (request, { isLimited } = {}) => {
    const { pathname } = new URL(request.url);
    if (isLimited) return Promise.resolve(new Response('the shell', { status: 429 }));
    rendered.push(pathname);
    return request.headers.get('user-agent') === googlebot
      ? new Promise(() => undefined)
      : Promise.resolve(new Response('page'));
  };
  const handle = createHandler({
    site,
    data: { projectId: 'demo-adp', apiKey: 'key', origin: 'https://data.example' },
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    getIpAddress: ({ headers }) => headers.get('x-address') ?? undefined,
    now: () => 0,
    renderPage,
  });
  return {
    rendered,
    open: (path: string, headers: Readonly<Record<string, string>> = {}) =>
      handle(new Request(site + path, { headers: { 'user-agent': 'Firefox', ...headers } })),
  };
}

test('a full lane never delays a visitor, and refuses crawlers', async () => {
  const { open, rendered } = start();
  for (let number = 0; number < 5; number += 1) void open(`/articles/${number}`, { 'user-agent': googlebot });
  const refused = await open('/articles/more', { 'user-agent': googlebot });
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
    429,
    '60',
    'no-store',
  ]);
  for (let number = 0; number < 100; number += 1) {
    const page = await open(`/events/${number}`);
    expect([page.status, await page.text()]).toEqual([200, 'page']);
  }
  // Visitors overtake all crawlers except the one whose page is rendered.
  expect(rendered.filter((path) => path.startsWith('/articles/'))).toEqual(['/articles/0']);
});

test('crawlers do not wait for robots.txt, sitemaps and public data', async () => {
  const { open } = start();
  for (let number = 0; number < 5; number += 1) void open(`/articles/${number}`, { 'user-agent': googlebot });
  for (const path of ['/robots.txt', '/sitemaps/pages.xml', '/api/v1/openapi.json'])
    expect([path, (await open(path, { 'user-agent': googlebot })).status]).toEqual([path, 200]);
  for (const path of ['/cards/site.png', '/embed/articles', '/fr/articles'])
    expect([path, (await open(path, { 'user-agent': googlebot })).status]).toEqual([path, 429]);
});

test('an IP address that requests as many pages as a crawler shares the lane, and gets unrendered pages if the lane is full', async () => {
  const { open } = start();
  for (let number = 0; number < 5; number += 1) void open(`/articles/${number}`, { 'user-agent': googlebot });
  const statuses = [];
  for (let number = 0; number < 601; number += 1) {
    const { status } = await open(`/events/${number}`, { 'x-address': 'a' });
    statuses.push(status);
  }
  expect(statuses.lastIndexOf(200)).toBe(599);
  expect(await (await open('/events/more', { 'x-address': 'a' })).text()).toBe('the shell');
  expect((await open('/events/more', { 'x-address': 'b' })).status).toBe(200);
});
