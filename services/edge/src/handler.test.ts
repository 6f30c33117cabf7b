/** @jest-environment node */
import { toStored } from '@adp/shared-data/fields';
import { toWireFields } from '@adp/shared-data/testing';
import { createHandler } from './handler';
import type { RenderPage } from './HandlerOptions';

const options = {
  site: 'https://site.example',
  data: { projectId: 'demo-adp', apiKey: 'key', origin: 'https://data.example' },
  // Every data request fails.
  fetch: () => Promise.reject(new TypeError('Failed to fetch')),
};
const handler = createHandler(options);

test.each(['/', '/articles', '/api/v1/none'])('without a page renderer, %s is not found', async (path) => {
  const { status } = await handler(new Request(`https://site.example${path}`));
  expect(status).toBe(404);
});

test('requests for paths other than data go to the page renderer', async () => {
  const renderPage = ({ url }: Request) => Promise.resolve(new Response(`page at ${url}`));
  const response = await createHandler({ ...options, renderPage })(new Request('https://site.example/articles'));
  expect(await response.text()).toBe('page at https://site.example/articles');
});

test('an IP address that searches too often gets no more rendered search results, while others still do', async () => {
  const renderPage: RenderPage = (_, { isLimited } = {}) =>
    Promise.resolve(new Response(isLimited ? 'limited' : 'page'));
  const getIpAddress = ({ headers }: Request) => headers.get('x-address') ?? undefined;
  const handle = createHandler({ ...options, renderPage, getIpAddress, now: () => 0 });
  const open = async (path: string, address: string) => {
    const request = new Request(`https://site.example${path}`, { headers: { 'x-address': address } });
    return (await handle(request)).text();
  };
  for (let word = 0; word < 120; word += 1) expect(await open(`/search?q=${word}`, 'a')).toBe('page');
  expect(await open('/search?q=more', 'a')).toBe('limited');
  expect(await open('/search', 'a')).toBe('page');
  expect(await open('/articles?q=more', 'a')).toBe('page');
  expect(await open('/search?q=more', 'b')).toBe('page');
});

/** Starts a handler with stored settings. Pages have the given statuses, or 200. */
function startWith(settings: Readonly<Record<string, object>>, statuses: Readonly<Record<string, number>> = {}) {
  const stored = new Map(Object.entries(settings));
  const reads: string[] = [];
  let now = Date.parse('2026-11-23T12:00:00Z');
  const fetch = (url: string, { body }: RequestInit) => {
    const [name = ''] = /settings\/\w+/.exec(`${url} ${typeof body === 'string' ? body : ''}`) ?? [];
    const [, id = ''] = name.split('/');
    reads.push(id);
    const fields = stored.get(id);
    const wire = toWireFields(toStored({ changedBy: 'root', changedAt: new Date(0), ...fields }));
    const document = `projects/demo-adp/databases/(default)/documents/${name}`;
    const times = { createTime: new Date(0).toISOString(), updateTime: new Date(0).toISOString() };
    const row = fields ? { found: { name: document, fields: wire, ...times } } : { missing: document };
    return Promise.resolve(Response.json([{ ...row, readTime: new Date(0).toISOString() }]));
  };
  const renderPage: RenderPage = ({ url }, { notices = [] } = {}) =>
    Promise.resolve(
      new Response(notices.map(({ texts }) => texts.en).join(), { status: statuses[new URL(url).pathname] ?? 200 }),
    );
  const handle = createHandler({ ...options, fetch, renderPage, now: () => now });
  return {
    stored,
    reads,
    pass: (milliseconds: number) => (now += milliseconds),
    open: (path: string) => openPath(handle, path),
  };
}

const openPath = async (handle: ReturnType<typeof createHandler>, path: string) => {
  const answer = await handle(new Request(`https://site.example${path}`));
  return [answer.status, answer.headers.get('location') ?? (await answer.text())];
};

test('pages have the current notices, which are read in the background every 30 seconds', async () => {
  const notice = (en: string, from: string, until?: string) => ({
    id: 'noticeid1',
    level: 'info',
    texts: { en },
    from: new Date(from),
    ...(until && { until: new Date(until) }),
  });
  const { open, stored, reads, pass } = startWith({
    notices: {
      notices: [
        notice('Now', '2026-11-23T11:00:00Z'),
        notice('Over', '2026-11-22T00:00:00Z', '2026-11-23T00:00:00Z'),
        notice('Later', '2026-11-23T12:00:20Z'),
      ],
    },
  });
  expect(await open('/')).toEqual([200, 'Now']);
  pass(25_000);
  expect(await open('/articles')).toEqual([200, 'Now,Later']);
  expect(reads).toEqual(['notices']);
  stored.delete('notices');
  pass(10_000);
  expect(await open('/')).toEqual([200, 'Now,Later']);
  await new Promise((done) => setTimeout(done, 0));
  expect(await open('/')).toEqual([200, '']);
});

test('a redirect applies only to a path without a page of its own', async () => {
  const redirects = [
    { from: '/old', to: '/articles/new' },
    { from: '/gone', to: '/events?theme=climate' },
    { from: '/articles', to: '/elsewhere' },
  ];
  const { open, reads } = startWith(
    { redirects: { redirects } },
    { '/fr/old': 404, '/old': 404, '/old/': 404, '/gone': 410, '/none': 404 },
  );
  expect(await open('/articles')).toEqual([200, '']);
  expect(reads).toEqual(['notices']);
  expect(await open('/old?page=2')).toEqual([301, '/articles/new?page=2']);
  expect(await open('/old/')).toEqual([301, '/articles/new']);
  expect(await open('/gone?a')).toEqual([301, '/events?theme=climate']);
  expect(await open('/fr/old')).toEqual([301, '/fr/articles/new']);
  expect(await open('/none')).toEqual([404, '']);
  expect(reads).toEqual(['notices', 'redirects']);
});

test('if the settings cannot be read, neither existing nor missing pages wait for them', async () => {
  const renderPage = ({ url }: Request) =>
    Promise.resolve(new Response(null, { status: url.endsWith('/none') ? 404 : 200 }));
  const waiting: (() => void)[] = [];
  const fetch = () => new Promise<Response>((_, fail) => waiting.push(() => fail(new TypeError('Failed to fetch'))));
  const handle = createHandler({ ...options, fetch, renderPage });
  expect((await openPath(handle, '/articles'))[0]).toBe(200);
  expect((await openPath(handle, '/none'))[0]).toBe(404);
  expect(waiting).toHaveLength(2);
  for (const end of waiting) end();
});
