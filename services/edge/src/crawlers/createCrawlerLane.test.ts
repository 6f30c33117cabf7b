/** @jest-environment node */
import { createCrawlerLane, type Respond } from './createCrawlerLane';

const minute = 60_000;
const caching = 'public, max-age=0, s-maxage=15, stale-if-error=600';

/** Starts a lane whose pages take `duration` milliseconds. Pauses last until `resume` is called. */
function start({ duration = 10, headers = { 'cache-control': caching, etag: '"a"' }, status = 200 } = {}) {
  let now = 0;
  const rendered: string[] = [];
  const pauses: number[] = [];
  let resume: () => void = () => undefined;
  const lane = createCrawlerLane({
    now: () => now,
    wait: (milliseconds) => {
      pauses.push(milliseconds);
      return new Promise<void>((resolve) => (resume = resolve));
    },
  });
  const respond: Respond = (request) => {
    rendered.push(request.url.slice('https://site.example'.length));
    now += duration;
    return Promise.resolve(new Response(`rendered at ${now}`, { status, headers }));
  };
  return {
    rendered,
    pauses,
    pass: (milliseconds: number) => (now += milliseconds),
    resume: async () => {
      resume();
      await settle();
    },
    get: (path: string, init?: RequestInit) => lane(new Request(`https://site.example${path}`, init), respond),
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('pages are rendered one at a time, and most of the time none is rendered', async () => {
  const { get, rendered, pauses, resume } = start({ duration: 10 });
  await get('/a');
  const second = get('/b');
  await settle();
  expect([rendered, pauses]).toEqual([['/a'], [190]]);
  await resume();
  await second;
  expect(rendered).toEqual(['/a', '/b']);
});

test('a page that waited long for its data causes a pause of five seconds', async () => {
  const { get, pauses } = start({ duration: 800 });
  await get('/a');
  expect(pauses).toEqual([5_000]);
});

test('a full lane refuses requests until it has room again', async () => {
  const { get, resume } = start();
  await get('/0');
  const waiting = Array.from({ length: 4 }, (_, number) => get(`/${number + 1}`));
  expect(await get('/full')).toBeUndefined();
  await resume();
  expect((await waiting[0])?.status).toBe(200);
  const last = get('/last');
  for (let turn = 0; turn < 4; turn += 1) await resume();
  expect((await last)?.status).toBe(200);
});

test('a rendered page is sent to all crawlers for an hour, even if the lane is full, but never to caches', async () => {
  const { get, pass, rendered, resume } = start();
  expect((await get('/a'))?.headers.get('cache-control')).toBe(caching);
  Array.from({ length: 4 }, (_, number) => void get(`/${number}`));
  pass(59 * minute);
  const stored = await get('/a');
  expect(await stored?.text()).toBe('rendered at 10');
  expect(Object.fromEntries(stored?.headers ?? [])).toMatchObject({
    'cache-control': 'private, no-cache',
    age: '3540',
  });
  for (let turn = 0; turn < 4; turn += 1) await resume();
  pass(minute);
  const next = get('/a');
  await resume();
  expect(await (await next)?.text()).toBe('rendered at 3600060');
  expect(rendered.filter((path) => path === '/a')).toHaveLength(2);
});

test('a stored page is complete after a conditional request, a HEAD request and a request with data saver', async () => {
  const { get, rendered } = start();
  const conditional = { headers: { 'if-none-match': '"a"', 'save-data': 'on' } };
  expect((await get('/a', conditional))?.status).toBe(304);
  expect(await (await get('/a', { method: 'HEAD' }))?.text()).toBe('');
  expect(await (await get('/a'))?.text()).toBe('rendered at 10');
  expect(rendered).toEqual(['/a']);
});

test.each([
  ['an error', { status: 503 }],
  ['a page without its content', { headers: { 'cache-control': 'public, max-age=0, s-maxage=5', etag: '"a"' } }],
])('%s is not stored', async (_, options) => {
  const { get, rendered, resume } = start(options);
  await get('/a');
  const second = get('/a');
  await resume();
  await second;
  expect(rendered).toEqual(['/a', '/a']);
});

test('a failed response does not block the lane', async () => {
  const lane = createCrawlerLane({ now: () => 0, wait: () => Promise.resolve() });
  const request = new Request('https://site.example/a');
  await expect(lane(request, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect((await lane(request, () => Promise.resolve(new Response('page'))))?.status).toBe(200);
});
